/**
 * Calls back in a quiet instant; soon, and without a deadline, in browsers that tell of none.
 *
 * @param timeout - In milliseconds; then the instant is taken, quiet or not.
 * @returns a function that forgets it.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, timeout = 500): () => void {
  let isForgotten = false
  const ask = globalThis.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon))
  ask((deadline?: IdleDeadline) => isForgotten || act(deadline), { timeout })
  return () => {
    isForgotten = true
  }
}
