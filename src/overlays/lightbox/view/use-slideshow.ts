import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { onStackChange, topOverlay } from '../../../core/overlay/stack.ts'

interface Slideshow {
  playing: boolean
  toggle(): void
  /** The visitor took over. */
  stop(): void
}

interface SlideshowOptions {
  autoplay: boolean
  /** Milliseconds per image. */
  interval: number
  /** The image is there: its time begins. */
  ready: boolean
  /** Which image is shown: another one gets its own time. */
  index: number
  /** The dialog; the slideshow waits while something lies above it. */
  dialog: { current: HTMLElement | null }
  next(): void
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isVisible = (): boolean => document.visibilityState === 'visible'

/**
 * Shows one image after the other (LBX-04). It does not start by itself for who asked for less motion, waits in a
 * hidden tab and under another overlay, and ends with the visitor's first move.
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
