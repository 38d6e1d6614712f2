/** Longest wait for a quiet instant, and the least that each instant is given, in milliseconds. */
const longestWait = 500
const leastTime = 4

/** Calls back in a quiet instant with the milliseconds that are free. @returns a function that forgets it. */
export function whenIdle(act: (free: number) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback((deadline) => act(Math.max(leastTime, deadline.timeRemaining())), {
      timeout: longestWait,
    })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(act, 200, leastTime)
  return () => clearTimeout(timer)
}

/** Small works that wait for quiet instants. */
export interface IdleWork<T> {
  add(item: T): void
  stop(): void
}

/** Works through what is added in the page's quiet instants, as much in each as it holds: ten thousand items never stall it. */
export function idleWork<T>(work: (item: T) => void): IdleWork<T> {
  const waiting = new Set<T>()
  let forget: (() => void) | undefined

  const go = (free: number): void => {
    forget = undefined
    const end = performance.now() + free
    for (const item of waiting) {
      waiting.delete(item)
      work(item)
      if (performance.now() >= end) break
    }
    if (waiting.size) forget = whenIdle(go)
  }

  return {
    add(item) {
      waiting.add(item)
      forget ??= whenIdle(go)
    },
    stop() {
      waiting.clear()
      forget?.()
      forget = undefined
    },
  }
}
