// Tells when every element of the page has its code and has drawn itself.

const isAwake = (element) => {
  if (element.localName.startsWith('flx-')) {
    // Asks for it: an element far from the window renders only then.
    element.ready?.catch(() => {})
    return element.localName === 'flx-config' || element.isReady === true
  }
  return element.matches(':defined') && (element.hasUpdated ?? true)
}

const sleepers = () =>
  [...document.querySelectorAll('*')]
    .filter(({ localName }) => /^(flx|sl)-/.test(localName))
    .filter((element) => !isAwake(element))
    .map(({ localName }) => localName)

function untilAwake(start) {
  return new Promise((done) => {
    const look = () => {
      if (document.readyState === 'complete' && sleepers().length === 0) done(performance.now() - start)
      else requestAnimationFrame(look)
    }
    look()
  })
}

globalThis.catalogue = { sleepers, awake: untilAwake(0), back: null }
// A page that comes back as it was keeps its clock: what counts is when its visitor can go on.
addEventListener('pageshow', ({ persisted }) => {
  const now = performance.now()
  catalogue.back = untilAwake(now).then((time) => ({
    persisted,
    at: performance.timeOrigin + now + (persisted ? time : 0),
    awakeAt: performance.timeOrigin + performance.now(),
  }))
})

const pause = () => new Promise((done) => setTimeout(done))
/** Everything goes, comes anew, wakes, and what can be used without leaving is used. */
catalogue.use = async (rounds) => {
  const main = document.querySelector('main')
  const bytes = Uint8Array.from(atob(document.querySelector('meta[name="source"]').content), (sign) =>
    sign.charCodeAt(0),
  )
  const source = new TextDecoder().decode(bytes)
  for (let round = 0; round < rounds; round++) {
    main.replaceChildren()
    await pause()
    main.innerHTML = source
    await untilAwake(0)
    await actInCatalogue()
    await pause()
  }
  main.replaceChildren()
  await pause()
}
