import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { onStackChange, topOverlay } from '../../../core/overlay/stack.ts'

interface Slideshow {
  playing: boolean
  toggle(): void
  /** Stops the slideshow, as the visitor has taken over. */
  stop(): void
}

interface SlideshowOptions {
  autoplay: boolean
  /** Milliseconds per image. */
  interval: number
  /** True once the image has loaded or failed: its time then begins. */
  ready: boolean
  /** The index of the current image; each image gets its own time. */
  index: number
  /** The dialog; the slideshow pauses while another overlay lies above it. */
  dialog: { current: HTMLElement | null }
  next(): void
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isVisible = (): boolean => document.visibilityState === 'visible'

/**
 * Shows one image after the other (LBX-04). It does not start by itself for a visitor who prefers reduced motion,
 * pauses in a hidden tab and under another overlay, and ends with the visitor's first action.
 */
export function useSlideshow({ autoplay, interval, ready, index, dialog, next }: SlideshowOptions): Slideshow {
  const [playing, setPlaying] = useState(() => autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const covered = useSyncExternalStore(onStackChange, () => {
    const top = topOverlay()?.element
    return dialog.current !== null && top !== undefined && top !== dialog.current
  })
  const showNext = useEffectEvent(next)
  const runs = playing && visible && ready && !covered

  // biome-ignore lint/correctness/useExhaustiveDependencies: each image has its whole time.
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => showNext(), interval)
    return () => clearTimeout(timer)
  }, [runs, interval, index])

  return { playing, toggle: () => setPlaying(!playing), stop: () => setPlaying(false) }
}
