// A password that was sent is not left in its field: the form stays, for what it shows may change again. That of a passkey
// is sent twice.
document.addEventListener('flx-form-success', ({ target }) => {
  if (target.closest('flx-passkey')) return
  for (const field of target.querySelectorAll('.account-panel [type="password"]')) field.value = ''
})
