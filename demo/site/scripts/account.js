// A password is cleared once it is sent: the form stays in the page, since its settings may change again. The password
// of a passkey's form is kept, since that form is sent twice.
document.addEventListener('flx-form-success', ({ target }) => {
  if (target.closest('flx-passkey')) return
  for (const field of target.querySelectorAll('.account-panel [type="password"]')) field.value = ''
})
