const afterImage = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Milliseconds from an act to the image in which something is seen; a step of the trace. */
async function until(act, isThere) {
  performance.mark('step begins')
  const start = performance.now()
  act()
  while (!isThere()) {
    if (performance.now() - start > 60_000) throw new Error('rien n’est venu')
    await new Promise((done) => requestAnimationFrame(done))
  }
  await afterImage()
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
