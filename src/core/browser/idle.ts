/**
 * Calls back in a quiet instant; soon, in browsers that tell of none.
 *
 * @param longestWait - In milliseconds; then the instant is taken, quiet or not.
 * @returns a function that forgets it.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, longestWait = 500): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: longestWait })
  return () => cancelIdleCallback(id)
}
