/**
 * Calls back when the browser is idle; soon, and without a deadline, in browsers without `requestIdleCallback`.
 *
 * @param signal - Cancels the call.
 * @param timeout - Milliseconds after which it is called even if the browser is busy.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, signal?: AbortSignal, timeout = 500): void {
  // `setTimeout` takes the options object as a delay of 0.
  const ask = globalThis.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback)
  ask(signal ? (deadline?: IdleDeadline) => signal.aborted || act(deadline) : act, { timeout })
}
