const mark = 'flxLightbox'

/** Ends once the last entry that was left is gone: until then a new one would be taken away in its place. */
let left: Promise<void> = Promise.resolve()

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state
}

function markedState(): object {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : null), [mark]: true }
}

/**
 * An entry of the browser's history that stands for something open above the page (LBX-07): Back takes it away.
 * Address and hash stay, and the page's own state is kept in it. On the way back the page may be told of its own state
 * once more (`popstate`): it is kept from those listeners that the browser asks after ours.
 */
export class HistoryEntry {
  readonly #onBack: () => void
  #address = ''
  #active = true
  readonly #follow = (event: PopStateEvent) => this.#wentBack(event)

  constructor(onBack: () => void) {
    this.#onBack = onBack
    this.enter()
  }

  /** Adds the entry, or again when Back took it away but what is open may not close. */
  enter(): void {
    void left.then(() => {
      if (!this.#active) return
      this.#address = location.href
      try {
        if (!isMarked(history.state)) history.pushState(markedState(), '')
      } catch {
        return
      }
      window.addEventListener('popstate', this.#follow, { capture: true })
    })
  }

  /** Takes the entry away again, unless the page went on from it. */
  leave(): Promise<void> {
    if (!this.#active) return left
    this.#active = false
    window.removeEventListener('popstate', this.#follow, { capture: true })
    if (this.#address === '' || location.href !== this.#address || !isMarked(history.state)) return left
    left = this.#back()
    return left
  }

  #wentBack(event: PopStateEvent): void {
    if (isMarked(event.state)) return
    window.removeEventListener('popstate', this.#follow, { capture: true })
    if (location.href === this.#address) event.stopImmediatePropagation()
    this.#onBack()
  }

  #back(): Promise<void> {
    return new Promise((resolve) => {
      const arrived = new AbortController()
      const end = () => {
        arrived.abort()
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, 1000)
      window.addEventListener(
        'popstate',
        (event) => {
          if (location.href === this.#address) event.stopImmediatePropagation()
          end()
        },
        { capture: true, signal: arrived.signal },
      )
      history.back()
    })
  }
}
