// What is waited for outlives the document in which it was asked: a plain page leads to another one.
const clock = () => performance.timeOrigin + performance.now()

/** The row `id` is waited for: `drawn` is then the instant at which its image was there. */
globalThis.await = (id) => {
  sessionStorage.removeItem('drawn')
  sessionStorage.setItem('awaited', id)
}

addEventListener(
  'click',
  ({ timeStamp }) => {
    performance.mark('step begins')
    sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp)
  },
  true,
)

function look() {
  const id = sessionStorage.getItem('awaited')
  if (!id || !document.getElementById(id)) return requestAnimationFrame(look)
  sessionStorage.removeItem('awaited')
  setTimeout(() => {
    performance.mark('step ends')
    sessionStorage.setItem('drawn', clock())
    requestAnimationFrame(look)
  })
}
requestAnimationFrame(look)
