const mark = 'flxOverlay'

/** Entries are numbered in the order of time, over reloads as well: a later one lies above. */
let last = 0
/** Ends once the last entry that was left is gone: until then a new one would be taken away in its place. */
let leaving: Promise<void> = Promise.resolve()

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[mark] : undefined
}

function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('popstate', end)
      resolve()
    }
    const timer = setTimeout(end, 1000)
    window.addEventListener('popstate', end)
    history.back()
  })
}

/**
 * Lets the browser's Back close what is open above the page instead of leaving the page: an entry of the history, of the
 * same address, stands for it. Where closing is refused, and while its answer is awaited, the entry is there again.
 *
 * @param onBack - Asked to close; whoever closes then calls what `holdBack` returned.
 * @returns takes the entry away.
 */
export function holdBack(onBack: () => void): () => void {
  last = Math.max(last + 1, Date.now())
  const own = last
  let isHeld = true
  let isEntered = false

  const enter = (): void => {
    const state: unknown = history.state
    history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: own }, '')
    isEntered = true
  }
  const follow = ({ state }: PopStateEvent): void => {
    const current = markOf(state)
    if (!isEntered || (typeof current === 'number' && current >= own)) return
    enter()
    onBack()
  }

  void leaving.then(() => {
    if (!isHeld) return
    enter()
    window.addEventListener('popstate', follow)
  })

  return () => {
    if (!isHeld) return
    isHeld = false
    window.removeEventListener('popstate', follow)
    if (isEntered && markOf(history.state) === own) leaving = stepBack()
  }
}
