// The code of the component comes with the first click, by its file on the CDN.
const box = document.querySelector('#box')
const name = box.localName.slice(3)
document.querySelector('.opener').addEventListener('click', async () => {
  await import(`/peers/@shoelace-style/shoelace/cdn/components/${name}/${name}.js`)
  box.show()
})
