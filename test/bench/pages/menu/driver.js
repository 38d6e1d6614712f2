const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const until = async (isTrue) => {
  while (!isTrue()) await nextFrame()
}

const isCall = ({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest'

/** When the last byte of an answer that this step asked for had come; the step's start, when it asked for none. */
const answered = (start) => performance.getEntriesByType('resource').findLast(isCall)?.responseEnd ?? start

/**
 * Does a step, waits until what it asked for is on the screen, then for the quiet after it. Says what it took from its
 * start, and from the server's answer.
 */
globalThis.step = async (name) => {
  const { act, isShown } = globalThis.steps[name]
  await nextFrame()
  performance.mark('step begins')
  const start = performance.now()
  act()
  await until(isShown)
  await nextFrame()
  const end = performance.now()
  await new Promise((done) => setTimeout(done, 300))
  performance.mark('step ends')
  return { time: end - start, sinceAnswer: end - Math.max(start, answered(start)) }
}
