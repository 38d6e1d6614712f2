/** Milliseconds from an act to the end of the image in which something is first seen; a step of the trace. */
async function until(act, isThere) {
  performance.mark('step begins')
  const start = performance.now()
  act()
  do {
    if (performance.now() - start > 60_000)
      throw new Error(`rien n’est venu sur ${location.pathname}${location.search}`)
    await new Promise((done) => requestAnimationFrame(done))
  } while (!isThere())
  // What is there now is in the image that is being drawn.
  await new Promise((done) => setTimeout(done))
  const time = performance.now() - start
  performance.mark('step ends')
  return time
}

const table = () => document.getElementById('table')
const firstCell = (column) => table().querySelector(`tbody tr:not([hidden]) td:nth-child(${column})`)?.textContent ?? ''

/** Sorts by a header: `column` from 1, `first` what the first row then says there. */
globalThis.sortBy = (column, first) => {
  const header = table().querySelector(`thead tr > :nth-child(${column})`)
  const control = header.querySelector('button') ?? header
  return until(
    () => control.click(),
    () => firstCell(column).replace(/\s/g, ' ') === first,
  )
}

/** Another month, until its entries are seen. */
globalThis.nextMonth = (title) => {
  const goOn = globalThis.goOn ?? (() => [...document.querySelectorAll('.flx-month__move')].at(-1).click())
  return until(goOn, () => document.body.textContent.includes(title))
}

/** All blocks asked for anew, until the last of them shows its answer; `askAll` is the subject's own. */
globalThis.refreshAll = () => {
  const texts = () => [...document.querySelectorAll('.news')].map((node) => node.textContent)
  const before = texts()
  return until(globalThis.askAll, () => {
    const now = texts()
    return now.length === before.length && now.every((text, index) => text !== before[index])
  })
}

const markers = () => document.querySelectorAll('#place .flx-map__marker, #place .leaflet-marker-icon')
const isInSight = (node) => {
  const { width, top, bottom } = node.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** A map of all places, until their markers are seen; `drawMap` is the subject's own. */
globalThis.showMap = () => until(globalThis.drawMap, () => [...markers()].some((marker) => isInSight(marker)))

/** One step nearer, and what comes of it in the next seconds; `zoomIn` is the subject's own. */
globalThis.goNearer = async () => {
  const first = markers()[0]
  const before = first.getAttribute('style')
  performance.mark('step begins')
  globalThis.zoomIn()
  await new Promise((done) => setTimeout(done, 2000))
  performance.mark('step ends')
  if (first.isConnected && first.getAttribute('style') === before) throw new Error('la carte n’a pas bougé')
}
