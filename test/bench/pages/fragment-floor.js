/** What one does by hand: the HTML is put there, and focus goes back to the field of the same id. */
globalThis.replace = async (url) => {
  const html = await (await fetch(url)).text()
  const { id } = document.activeElement
  document.getElementById('list').innerHTML = html
  document.getElementById(id)?.focus({ preventScroll: true })
}
