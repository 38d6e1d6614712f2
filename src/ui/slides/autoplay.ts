/** Slides that play by themselves: fetched for those that do. */
import { prefersReducedMotion } from '../../core/browser/media.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './autoplay.css'
import { drawPart } from './draw-part.ts'
import { slidesTexts as t } from './slides-messages.ts'

/** How much of it must be seen for it to go on (SLIDE-03): of it, or of the window where it is taller. */
const leastSeen = 0.7

export interface Autoplay {
  readonly playing: boolean
  play(): void
  /** Ends it, until someone asks for it again. */
  end(): void
  /** Begins the time of the present slide anew. */
  restart(): void
}

interface Options {
  /** Where the visitor's button is drawn (decision 4), first of all. */
  controls: Element
  begins: boolean
  interval: number
  signal: AbortSignal
  /** Shows what follows. */
  next(): void
}

/**
 * Goes on by itself (decision 4). It waits while the pointer is over it, while it is not seen and in a hidden tab; it ends
 * with the focus and the first move of the visitor, and does not begin for those who want less motion.
 */
export function autoplay(host: Element, { controls, begins, interval, signal, next }: Options): Autoplay {
  adoptStyles(css)
  const button = drawPart('button', 'play')
  controls.prepend(button)
  let playing = begins && !prefersReducedMotion()
  /** The pointer is over it, or the focus on its button. */
  const held = { pointer: host.matches(':hover'), focus: false }
  let seen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const restart = (): void => {
    clearTimeout(timer)
    const waits = !seen || held.pointer || held.focus || document.hidden || signal.aborted
    if (playing && !waits) timer = setTimeout(next, interval)
  }
  const show = (): void => {
    button.setAttribute('aria-label', t(playing ? 'pause' : 'play'))
    button.classList.toggle('flx-slides__play--playing', playing)
  }
  const set = (plays: boolean): void => {
    playing = plays
    show()
    restart()
  }
  const play = (): void => {
    // Who asks for it is answered at once, with the pointer or the focus still there.
    Object.assign(held, { pointer: false, focus: false })
    set(true)
  }
  const on = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, { signal })
  const hold = (by: keyof typeof held, holds: boolean) => (): void => {
    held[by] = holds
    restart()
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const { intersectionRect, boundingClientRect, rootBounds } = entries.at(-1) as IntersectionObserverEntry
      const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Number.POSITIVE_INFINITY)
      const width = intersectionRect.width / boundingClientRect.width
      seen = most > 0 && width * (intersectionRect.height / most) >= leastSeen
      restart()
    },
    { threshold: Array.from({ length: 21 }, (_, at) => at / 20) },
  )
  observer.observe(host)
  on(host, 'pointerenter', hold('pointer', true))
  on(host, 'pointerleave', hold('pointer', false))
  on(host, 'focusin', ({ target }) => target !== button && set(false))
  on(button, 'click', () => (playing ? set(false) : play()))
  on(button, 'focus', hold('focus', true))
  on(button, 'blur', hold('focus', false))
  on(document, 'visibilitychange', restart)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })

  show()
  return {
    get playing() {
      return playing
    },
    play,
    end: () => set(false),
    restart,
  }
}
