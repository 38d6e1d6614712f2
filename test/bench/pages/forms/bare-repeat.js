/** As one makes it by hand: a copy of the first block, its number replaced in the text of its HTML. */
const blocks = document.getElementById('blocks')
const html = blocks.innerHTML
document.getElementById('add').addEventListener('click', () => {
  const number = blocks.children.length
  const copy = document.createElement('template')
  copy.innerHTML = html
    .replaceAll('[0]', `[${number}]`)
    .replaceAll('-0-', `-${number}-`)
    .replace('Ligne 1', `Ligne ${number + 1}`)
  blocks.append(copy.content)
  blocks.lastElementChild.querySelector('input').focus()
})
