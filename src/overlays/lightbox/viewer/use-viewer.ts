import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LightboxItem } from '../links/lightbox-item.ts'
import { isSameState, PhotoViewer, type ViewerState } from './photo-viewer.ts'
import { SlideImages, type SlideStatus } from './slide-images.ts'

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

export function useViewer({ stage, items, start, room, ...on }: ViewerOptions): Viewer {
  const viewer = useRef<PhotoViewer>(undefined)
  /** The first image to show, which may change before PhotoSwipe begins. */
  const first = useRef(start)
  const [images] = useState(() => new SlideImages(items))
  const [state, setState] = useState<ViewerState>({ index: start, slides: [], canZoom: false, zoomed: false })
  const options = useRef({ room, on })
  const update = useEffectEvent((next: ViewerState) => setState((last) => (isSameState(last, next) ? last : next)))

  useLayoutEffect(() => {
    options.current = { room, on }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room asks for another size.
  useEffect(() => viewer.current?.updateSize(true), [room.top, room.bottom])

  useEffect(() => {
    if (items.length === 0 || !stage.current) return
    const index = first.current
    images.want(index)
    const shown = new PhotoViewer({
      stage: stage.current,
      items,
      images,
      index,
      padding: () => paddingFor(options.current.room),
      onState: (next) => update(next),
      onMove: () => options.current.on.onMove(),
      onTap: () => options.current.on.onTap(),
      onCloseAsked: () => options.current.on.onCloseAsked(),
    })
    viewer.current = shown
    shown.init()
    return () => {
      shown.destroy()
      viewer.current = undefined
    }
  }, [images, items, stage])

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

  return {
    ...state,
    status: images.status(state.index),
    at: () => viewer.current?.potentialIndex ?? first.current,
    go,
    toggleZoom: () => viewer.current?.toggleZoom(),
    pan: (x, y) => viewer.current?.pan(x, y) ?? false,
    retry: () => images.want(state.index, true),
    leave: () => viewer.current?.leave(),
    restore: () => viewer.current?.restore(),
  }
}
