/**
 * Calls back in a quiet instant; soon, and without a deadline, in browsers that tell of none.
 *
 * @param signal - Forgets it.
 * @param timeout - In milliseconds; then the instant is taken, quiet or not.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, signal?: AbortSignal, timeout = 500): void {
  // A timer takes for no delay what would be a deadline.
  const ask = globalThis.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback)
  ask(signal ? (deadline?: IdleDeadline) => signal.aborted || act(deadline) : act, { timeout })
}
