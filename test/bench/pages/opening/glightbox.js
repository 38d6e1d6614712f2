// The first click fetches the script; GLightbox listens to the next ones.
const first = async (event) => {
  event.preventDefault()
  removeEventListener('click', first)
  await import('/peers/glightbox/dist/js/glightbox.min.js')
  GLightbox({ selector: '.gallery a' }).openAt(0)
}
addEventListener('click', first)
