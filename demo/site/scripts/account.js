// An address that could not be deleted is said in a modal (ACC-05).
document.addEventListener('flx-form-error', ({ target, detail }) => {
  if (detail.error === null && target.querySelector('[value="delete_adresse"]')) {
    const content = document.createTextNode(detail.message)
    window.flx?.alert({ title: 'Adresse', content, theme: 'error' })
  }
})

// A password that was sent is not left in its field: the form stays, for what it shows may change again. That of a passkey
// is sent twice.
document.addEventListener('flx-form-success', ({ target }) => {
  if (target.closest('flx-passkey')) return
  for (const field of target.querySelectorAll('.account-panel [type="password"]')) field.value = ''
})
