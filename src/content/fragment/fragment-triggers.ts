/** Least number of seconds between two automatic refreshes. */
const leastInterval = 1

/** Calls a function at an interval, while the page and the element are visible. @param every - Seconds. */
export function repeat(host: Element, every: number, call: () => void, signal: AbortSignal): void {
  if (every <= 0) return
  const pause = Math.max(every, leastInterval) * 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = performance.now() + pause
  const go = (): void => {
    due = performance.now() + pause
    if (host.checkVisibility()) call()
    plan()
  }
  /** Plans the next call. A page that becomes visible again makes an overdue call at once. */
  const plan = (): void => {
    clearTimeout(timer)
    if (!document.hidden && !signal.aborted) timer = setTimeout(go, Math.max(0, due - performance.now()))
  }
  document.addEventListener('visibilitychange', plan, { signal })
  signal.addEventListener('abort', plan)
  plan()
}

/** Calls a function once, when the element comes into view. */
export function whenSeen(host: Element, call: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    call()
  })
  observer.observe(host)
  signal.addEventListener('abort', () => observer.disconnect())
}

const here = (): string => location.pathname + location.search

/**
 * Calls `show` when the visitor moves in the browser's history to another URL. @returns a function that adds an
 * entry.
 */
export function followHistory(show: (page: string) => void, signal: AbortSignal): (page: string) => void {
  let shown = here()
  const follow = (): void => {
    // A change of the hash shows the same block.
    if (here() === shown) return
    shown = here()
    show(location.href)
  }
  addEventListener('popstate', follow, { signal })
  return (page) => {
    if (page === location.href) return
    history.pushState({ flxFragment: true }, '', page)
    shown = here()
  }
}
