import { whenIdle } from './idle.ts'

/** The least that a quiet instant is given, in milliseconds. */
const leastTime = 4

/** Small works that wait for quiet instants. */
export interface IdleWork<T> {
  add(item: T): void
  stop(): void
}

/** Works through what is added in the page's quiet instants, as much in each as it holds: ten thousand items never stall it. */
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
