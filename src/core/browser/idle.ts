/**
 * Calls back in a quiet instant; soon, and without a deadline, in browsers that tell of none.
 *
 * @param signal - Forgets it.
 * @param timeout - In milliseconds; then the instant is taken, quiet or not.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, signal?: AbortSignal, timeout = 500): void {
  const ask = globalThis.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon))
  ask(signal ? (deadline?: IdleDeadline) => signal.aborted || act(deadline) : act, { timeout })
}
