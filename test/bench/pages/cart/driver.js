const nextTask = () => new Promise((done) => setTimeout(done))
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Resolves with the instant of the first image of the screen after the last change of `root`. */
function lastImage(root, isDone) {
  return new Promise((done) => {
    let image = 0
    let quiet
    const observer = new MutationObserver(async () => {
      clearTimeout(quiet)
      await nextFrame()
      image = performance.now()
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        if (!isDone()) return
        observer.disconnect()
        done(image)
      }, 60)
    })
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
  })
}

const plus = (line) => document.querySelector(`[data-flx-step="1"][data-flx-value="${line}"]`)

// Live lists, which cost nothing to read again: what watches is not to be seen in what is measured.
const summaries = document.getElementsByClassName('flx-cart__totals')
const frames = document.getElementsByClassName('flx-cart-frame')

/** The whole of what the visitor reads of the totals. */
const totals = () => summaries[0]?.textContent
const isBusy = () => frames[0]?.hasAttribute('data-flx-busy') ?? false

/** Clicks on plus, each time of another line, and tells for each click when the screen changed for the last time. */
globalThis.measure = async (times, size) => {
  const root = document.querySelector('main')
  const samples = []
  for (let turn = 0; turn < times; turn++) {
    const button = plus(4100 + ((turn * 7 + Math.floor(size / 2)) % size))
    const before = totals()
    button.scrollIntoView({ block: 'center' })
    await nextFrame()
    await nextTask()
    performance.mark('step begins')
    const start = performance.now()
    const image = lastImage(root, () => totals() !== before && !isBusy())
    button.focus({ preventScroll: true })
    button.click()
    samples.push((await image) - start)
    performance.mark('step ends')
  }
  return samples
}
