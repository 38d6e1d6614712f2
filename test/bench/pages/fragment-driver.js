const list = () => document.getElementById('list')

/** When the whole answer had come, on the clock of the page. */
function arrival() {
  const rows = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rows?'))
  performance.clearResourceTimings()
  return rows.at(-1).responseEnd
}

/**
 * Replaces the list `times` times over, from one edition to the other, and tells for each what passed between the
 * arrival of the answer and the end of the layout. `replace` is the subject's own.
 *
 * @param least - Times it is done even where it takes longer than `patience`, in milliseconds.
 */
globalThis.measure = async (times, least, patience) => {
  const samples = []
  const start = performance.now()
  for (let turn = 1; turn <= times; turn++) {
    if (turn > least && performance.now() - start > patience) break
    const field = document.getElementById(focused)
    field.focus({ preventScroll: true })
    await new Promise((done) => setTimeout(done, 20))
    await globalThis.replace(`${address}&edition=${turn % 2}`)
    list().getBoundingClientRect()
    const end = performance.now()
    if (document.activeElement?.id !== focused) throw new Error('focus perdu')
    const isFirst = document.getElementById('ligne-13') !== null
    if (isFirst === Boolean(turn % 2)) throw new Error('la liste n’est pas celle qui était demandée')
    samples.push(end - arrival())
  }
  return samples
}
