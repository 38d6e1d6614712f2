import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { emit } from '../../../core/events.ts'
import { focusOn, isAvailable } from '../../../core/focus/focusable.ts'
import { historySettled } from '../../../core/overlay/history-entry.ts'
import type { CloseSource } from '../../../core/overlay/overlay.ts'
import { onStackChange, topOverlay } from '../../../core/overlay/stack.ts'
import { useOverlay } from '../../../core/overlay/use-overlay.ts'
import { defaultInterval, type LightboxSession, type LightboxView } from '../lightbox-options.ts'
import { thumbnailOf } from '../links/lightbox-item.ts'
import { useViewer } from '../viewer/use-viewer.ts'

/**
 * Returns the link that gets the focus: that of the last image, unless the opener is something other than a link of
 * the gallery.
 */
function linkToReturnTo({ items, opener }: LightboxSession, index: number): HTMLElement | undefined {
  const link = items[index]?.link
  const isFromGallery = !opener?.isConnected || items.some((item) => item.link === opener)
  return link && isFromGallery && isAvailable(link) ? link : undefined
}

export function useLightbox(session: LightboxSession, onClosed: (source: CloseSource, index: number) => void) {
  const { items, options, target, opener } = session
  const total = items.length
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [bare, setBare] = useState(false)
  const [closing, setClosing] = useState(false)
  const [barHeight, bar] = useHeight()
  const [footHeight, foot] = useHeight()

  const viewer = useViewer({
    stage,
    items,
    start: session.index,
    room: { top: barHeight, bottom: footHeight },
    onMove: () => slideshow.stop(),
    onTap: () => setBare((hidden) => !hidden),
    onCloseAsked: () => void close('overlay'),
  })
  const { index } = viewer
  const go = (to: number) => viewer.go(((to % total) + total) % total)
  const view = (): LightboxView => ({ index, total, item: items[index] })

  const slideshow = useSlideshow({
    autoplay: options.autoplay === true && total > 1,
    interval: options.interval ?? defaultInterval,
    ready: viewer.status === 'shown' || viewer.status === 'failed',
    index,
    dialog,
    next: () => go(index + 1),
  })

  const close = useOverlay(dialog, true, {
    ...(opener && { opener }),
    history: options.history ?? true,
    focus: () => body.current && focusOn(body.current),
    beforeClose: (source) => {
      if (!emit(target, 'flx-lightbox-close', { ...view(), source }, { cancelable: true })) {
        if (source === 'overlay') viewer.restore()
        return false
      }
      return true
    },
    leave: () => {
      slideshow.stop()
      setClosing(true)
      return viewer.leave()
    },
    onClosed: (source) => {
      const link = linkToReturnTo(session, index)
      if (link) focusOn(link)
      const origin = thumbnailOf(link) ?? link
      void historySettled().then(() => requestAnimationFrame(() => origin?.scrollIntoView({ block: 'nearest' })))
      emit(target, 'flx-lightbox-closed', { ...view(), source })
      onClosed(source, index)
    },
  })

  const announce = useEffectEvent((event: 'flx-lightbox-open' | 'flx-lightbox-change') => emit(target, event, view()))
  const announced = useRef(-1)
  useEffect(() => {
    if (announced.current !== index) announce(announced.current < 0 ? 'flx-lightbox-open' : 'flx-lightbox-change')
    announced.current = index
  }, [index])

  const byVisitor = (act: () => void) => {
    slideshow.stop()
    setBare(false)
    act()
  }
  const actions: LightboxActions = {
    step: (by) => byVisitor(() => go(viewer.at() + by)),
    go: (to) => byVisitor(() => go(to)),
    toggleSlideshow: () => total > 1 && slideshow.toggle(),
    toggleZoom: () => byVisitor(viewer.toggleZoom),
    pan: viewer.pan,
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (topOverlay()?.element === dialog.current) actOnKey(event, actions)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return { dialog, body, stage, bar, foot, bare, closing, viewer, slideshow, actions, close }
}

/** Returns the current height of an element in px, and the ref to give it. */
function useHeight(): [height: number, ref: (node: HTMLElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(0)
  const ref = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const measure = () => setHeight(node.offsetHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => observer.disconnect()
  }, [])
  return [height, ref]
}

interface LightboxActions {
  /** Shows the image that is `by` places further. */
  step(by: number): void
  /** Shows the image at this index; a negative one counts from the end. */
  go(index: number): void
  toggleSlideshow(): void
  toggleZoom(): void
  /** Moves a zoomed image by px; returns false if it cannot be moved. */
  pan(x: number, y: number): boolean
}

const panStep = 80

/** The action of each key; it returns false if there was nothing to do. */
const keys: Record<string, (actions: LightboxActions) => unknown> = {
  ArrowLeft: (actions) => actions.step(-1),
  ArrowRight: (actions) => actions.step(1),
  ArrowUp: (actions) => actions.pan(0, panStep),
  ArrowDown: (actions) => actions.pan(0, -panStep),
  Home: (actions) => actions.go(0),
  End: (actions) => actions.go(-1),
  ' ': (actions) => actions.toggleSlideshow(),
  '+': (actions) => actions.toggleZoom(),
  '-': (actions) => actions.toggleZoom(),
  z: (actions) => actions.toggleZoom(),
}

/**
 * Returns true for a key that the focused element needs: Space on a button or link, the arrows in a text that
 * scrolls.
 */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.key === ' ') return target?.closest('button, a') != null
  return event.key === 'ArrowUp' || event.key === 'ArrowDown' ? target?.closest('[data-flx-scrolls]') != null : false
}

/** Runs the action of a key; key combinations with a modifier are left to the browser. */
function actOnKey(event: KeyboardEvent, actions: LightboxActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || belongsToControl(event)) return
  const act = keys[event.key]
  if (act && act(actions) !== false) event.preventDefault()
}

interface SlideshowOptions {
  autoplay: boolean
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
function useSlideshow({ autoplay, interval, ready, index, dialog, next }: SlideshowOptions) {
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
