import '/peers/@hotwired/turbo/dist/turbo.es2017-esm.js'

const frame = document.getElementById('list')
let asked = new URLSearchParams()
frame.addEventListener('turbo:before-fetch-request', ({ detail }) => {
  detail.url.search = asked
})

/** A frame with `refresh="morph"` morphs when it is loaded again, and only then: its address stays the same. */
globalThis.replace = async (url) => {
  asked = new URL(url, location.href).search
  await frame.reload()
}
