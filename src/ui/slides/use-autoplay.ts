import { useEffect, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { useMedia } from '../../core/browser/use-media.ts'
import { useEvent } from '../../core/use-event.ts'

/** How much of it must be seen for it to go on (SLIDE-03): of it, or of the window where it is taller. */
const leastSeen = 0.7

/** Whether enough of an element is in view, in a tab that is seen. */
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
  /** Ends it, until someone asks for it again. */
  end(): void
}

/**
 * Whether slides go on by themselves (decision 4), and whether they may now: not under the pointer, out of view or in a
 * hidden tab. It does not begin for those who want less motion.
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
      // Who asks for it is answered at once, with the pointer or the focus still there.
      holdPointer(false)
      holdFocus(false)
      setPlaying(true)
    },
    end: () => setPlaying(false),
  }
}
