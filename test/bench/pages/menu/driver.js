const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const until = async (isTrue) => {
  while (!isTrue()) await nextFrame()
}

/** Does a step, waits until what it asked for is on the screen, then for the quiet after it. */
globalThis.step = async (name) => {
  const { act, isShown } = globalThis.steps[name]
  await nextFrame()
  performance.mark('step begins')
  const start = performance.now()
  act()
  await until(isShown)
  await nextFrame()
  const time = performance.now() - start
  await new Promise((done) => setTimeout(done, 300))
  performance.mark('step ends')
  return time
}
