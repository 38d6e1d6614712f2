// An address that could not be deleted is said in a modal (ACC-05).
document.addEventListener('flx-form-error', ({ target, detail }) => {
  if (detail.error === null && target.querySelector('[value="delete_adresse"]')) {
    const content = document.createTextNode(detail.message)
    window.flx?.alert({ title: 'Adresse', content, theme: 'error' })
  }
})
