// Opens what a button names, as the documentation of <sl-dialog> and <sl-drawer> does.
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-opens]')
  if (opener) document.getElementById(opener.dataset.opens).show()
  const link = event.target.closest('a.large')
  if (!link) return
  event.preventDefault()
  document.getElementById('large-picture').src = link.href
  document.getElementById('large').show()
})
