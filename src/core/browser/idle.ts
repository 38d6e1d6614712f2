/**
 * Calls back in a quiet instant; soon, and without a deadline, in browsers that tell of none.
 *
 * @param timeout - In milliseconds; then the instant is taken, quiet or not.
 * @returns a function that forgets it.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, timeout = 500): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout })
  return () => cancelIdleCallback(id)
}
