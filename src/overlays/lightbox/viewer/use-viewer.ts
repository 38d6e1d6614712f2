import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { logFailure } from '../../../core/element/report-error.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'
import type { PhotoViewer } from './photo-viewer.ts'
import { SlideImages, type SlideStatus } from './slide-images.ts'
import { isSameState, type ViewerState } from './viewer-state.ts'

/**
 * Milliseconds after which the visitor has seen the dark background: the image then appears at once, without its
 * transition.
 */
const patience = 150

const loadViewer = () => import('./photo-viewer.ts')

/** Loads the viewer's code ahead of a likely click. */
export function fetchViewer(): void {
  loadViewer().catch(() => {})
}

interface ViewerOptions {
  stage: RefObject<HTMLElement | null>
  items: readonly LightboxItem[]
  start: number
  /** Heights in px of the bars above and below the image. */
  room: { top: number; bottom: number }
  onMove(): void
  onTap(): void
  onCloseAsked(): void
}

interface Viewer extends ViewerState {
  /** `waiting` for its code, `ready`, or `failed`: its code could not be loaded. */
  phase: 'waiting' | 'ready' | 'failed'
  status: SlideStatus
  /** Returns the index of the image asked for last, which React may not have rendered yet. */
  at(): number
  go(index: number): void
  toggleZoom(): void
  pan(x: number, y: number): boolean
  retry(): void
  /** Closes the images with their transition. */
  leave(): Promise<void> | undefined
  restore(): void
}

/**
 * Returns the space in px around an image: from 768 px on the image fills at most 95 % of the window, below that all
 * of it (LBX-03).
 */
function paddingFor(room: { top: number; bottom: number }) {
  const wide = window.innerWidth >= 768
  const x = wide ? Math.ceil(window.innerWidth * 0.025) : 0
  const y = wide ? Math.ceil(window.innerHeight * 0.025) : 0
  return { left: x, right: x, top: Math.max(room.top, y), bottom: Math.max(room.bottom, y) }
}

/** Controls PhotoSwipe, whose code is loaded with the first lightbox of a page, and returns its state. */
export function useViewer({ stage, items, start, room, ...on }: ViewerOptions): Viewer {
  const viewer = useRef<PhotoViewer>(undefined)
  /** The first image to show, which the visitor may change while the code is loading. */
  const first = useRef(start)
  const [images] = useState(() => new SlideImages(items))
  const [phase, setPhase] = useState<Viewer['phase']>('waiting')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ index: start, slides: [], canZoom: false, zoomed: false })
  const options = useRef({ room, on })
  const update = useEffectEvent((next: ViewerState) => setState((last) => (isSameState(last, next) ? last : next)))

  useLayoutEffect(() => {
    options.current = { room, on }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room asks for another size.
  useEffect(() => viewer.current?.updateSize(true), [room.top, room.bottom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the code again.
  useEffect(() => {
    if (items.length === 0) return
    const asked = performance.now()
    let ended = false
    images.want(first.current)
    loadViewer()
      .then(({ PhotoViewer }) => {
        if (ended || !stage.current) return
        viewer.current = new PhotoViewer({
          stage: stage.current,
          items,
          images,
          index: first.current,
          instant: performance.now() - asked > patience,
          padding: () => paddingFor(options.current.room),
          onState: update,
          onMove: () => options.current.on.onMove(),
          onTap: () => options.current.on.onTap(),
          onCloseAsked: () => options.current.on.onCloseAsked(),
        })
        setPhase('ready')
        viewer.current.init()
      })
      .catch((error: unknown) => {
        logFailure('flx : le code de la visionneuse n’a pas pu être chargé.', error)
        if (!ended) setPhase('failed')
      })
    return () => {
      ended = true
      viewer.current?.destroy()
      viewer.current = undefined
    }
  }, [images, items, stage, attempt])

  useEffect(() => () => images.dispose(), [images])

  const go = useCallback(
    (index: number) => {
      if (viewer.current) return viewer.current.goTo(index)
      if (!(index in items)) return
      first.current = index
      images.want(index)
      setState((last) => ({ ...last, index }))
    },
    [images, items],
  )

  const retry = () => {
    if (phase !== 'failed') return images.want(state.index, true)
    setPhase('waiting')
    setAttempt(attempt + 1)
  }

  return {
    ...state,
    phase,
    status: images.status(state.index),
    at: () => viewer.current?.potentialIndex ?? first.current,
    go,
    toggleZoom: () => viewer.current?.toggleZoom(),
    pan: (x, y) => viewer.current?.pan(x, y) ?? false,
    retry,
    leave: () => viewer.current?.leave(),
    restore: () => viewer.current?.restore(),
  }
}
