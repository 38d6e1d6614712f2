import { useEffect, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { useMedia } from '../../core/browser/use-media.ts'
import { useEvent } from '../../core/use-event.ts'

/**
 * The share of the slides that must be in view for them to play (SLIDE-03); of the window's height if they are taller.
 */
const leastSeen = 0.7

/** Returns true while enough of an element is in view, in a visible tab. */
function useIsSeen(host: Element): boolean {
  const [isInView, setInView] = useState(false)
  const [isHidden, setHidden] = useState(document.hidden)
  useEvent(document, 'visibilitychange', () => setHidden(document.hidden))
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRect, boundingClientRect, rootBounds } = entries.at(-1) as IntersectionObserverEntry
        const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Number.POSITIVE_INFINITY)
        const width = intersectionRect.width / boundingClientRect.width
        setInView(most > 0 && width * (intersectionRect.height / most) >= leastSeen)
      },
      { threshold: Array.from({ length: 21 }, (_, at) => at / 20) },
    )
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return isInView && !isHidden
}

export interface Autoplay {
  isPlaying: boolean
  play(): void
  /** Stops it, until it is asked for again. */
  end(): void
}

/**
 * Returns the state of autoplay (decision 4): `isPlaying` if it is on, `goesOn` if the slides may move now, which they
 * do not under the pointer, out of view or in a hidden tab. It is off for visitors who asked for less motion.
 */
export function useAutoplay(host: HTMLElement): Autoplay & { goesOn: boolean } {
  const wantsLess = useMedia('(prefers-reduced-motion: reduce)')
  const [isPlaying, setPlaying] = useState(!wantsLess)
  const [pointer, holdPointer] = useState(() => host.matches(':hover'))
  const [focus, holdFocus] = useState(false)
  const isSeen = useIsSeen(host)
  useEffect(() => {
    if (wantsLess) setPlaying(false)
  }, [wantsLess])
  useEvent(host, 'pointerenter', () => holdPointer(true))
  useEvent(host, 'pointerleave', () => holdPointer(false))
  useEvent(host, 'focusin', ({ target }) =>
    closest(target, '.flx-slides__play') ? holdFocus(true) : setPlaying(false),
  )
  useEvent(host, 'focusout', () => holdFocus(false))
  return {
    isPlaying,
    goesOn: isPlaying && isSeen && !pointer && !focus,
    play() {
      // Starts at once when asked to, even with the pointer or the focus on the slides.
      holdPointer(false)
      holdFocus(false)
      setPlaying(true)
    },
    end: () => setPlaying(false),
  }
}
