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

/** Milliseconds to work in each idle period at least. */
const leastTime = 4

/** A queue of small tasks that run when the browser is idle. */
export interface IdleWork<T> {
  add(item: T): void
  stop(): void
}

/**
 * Runs the work for each added item when the browser is idle, as much as fits, so that even ten thousand items do not
 * block the page.
 */
export function idleWork<T>(work: (item: T) => void): IdleWork<T> {
  const waiting = new Set<T>()
  let isAsked = false

  const go = (deadline?: IdleDeadline): void => {
    isAsked = false
    const end = performance.now() + Math.max(leastTime, deadline?.timeRemaining() ?? 0)
    for (const item of waiting) {
      waiting.delete(item)
      work(item)
      if (performance.now() >= end) break
    }
    if (waiting.size) ask()
  }

  const ask = (): void => {
    isAsked = true
    whenIdle(go)
  }

  return {
    add(item) {
      waiting.add(item)
      if (!isAsked) ask()
    },
    stop() {
      waiting.clear()
    },
  }
}
