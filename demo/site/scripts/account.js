/**
 * A booking was moved in its popup: the list says where it is now, without the page being left. Without this script the
 * popup's address is a page like another, which comes back here.
 */
const bookings = document.getElementById('reservations')
const said = document.getElementById('reservations-dit')

document.addEventListener('flx-reservation-done', ({ detail: { message } }) => {
  window.flx.request.html({
    url: bookings.dataset.source,
    method: 'GET',
    target: bookings,
    mode: 'morph',
    success: () => {
      said.textContent = message
    },
    failure: () => location.reload(),
  })
})

// An address that could not be deleted is said in a modal (ACC-05).
document.addEventListener('flx-form-error', ({ target, detail }) => {
  if (detail.error === null && target.querySelector('[value="delete_adresse"]')) {
    const content = document.createTextNode(detail.message)
    window.flx?.alert({ title: 'Adresse', content, theme: 'error' })
  }
})
