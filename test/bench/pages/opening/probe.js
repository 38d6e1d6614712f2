// Tells when what a click opens is on the screen: the first painted frame in which the visitor can see it.

const nextFrame = () =>
  new Promise((painted) => {
    // A message sent from a frame comes once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => painted(performance.now())
      port2.postMessage(null)
    })
  })

function isInWindow(element) {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

const isSeen = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isInWindow(element)

const isWhole = (image) => image.complete && image.naturalWidth > 0

/** A picture by a part of its address, or a text. */
function isShown({ picture, text }) {
  if (picture) {
    return [...document.images].some((image) => image.currentSrc.includes(picture) && isWhole(image) && isSeen(image))
  }
  return [...document.querySelectorAll('a, button, p')].some(
    (element) => element.textContent.trim() === text && isSeen(element),
  )
}

const patience = 10_000

/** Once for each painted frame, with its time, until `seen` is content. */
async function everyFrame(seen, what) {
  const end = performance.now() + patience
  for (;;) {
    const time = await nextFrame()
    if (seen(time)) return time
    if (time > end) throw new Error(`${what}: ${JSON.stringify(location.search)}`)
  }
}

/** What hears the visitor's next click. It listens before the library does, which may hold the click back. */
let heard = () => {}
addEventListener('click', (click) => click.isTrusted && heard(click), true)

globalThis.probe = {
  isShown,
  /** Waits for the visitor's next click; `shown` then holds the milliseconds from it to the screen. */
  arm(wanted) {
    this.shown = new Promise((shown, fail) => {
      heard = ({ timeStamp }) => {
        heard = () => {}
        everyFrame(() => isShown(wanted), 'Never shown').then((time) => shown(time - timeStamp), fail)
      }
    })
  },
  /** Resolves once nothing of it has been seen for half a second. */
  async untilHidden(wanted) {
    let since = performance.now()
    await everyFrame((time) => {
      if (isShown(wanted)) since = time
      return time - since > 500
    }, 'Never hidden')
  },
}
