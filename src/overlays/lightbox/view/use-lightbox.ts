import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { emit } from '../../../core/events.ts'
import { focusOn, isAvailable } from '../../../core/focus/focusable.ts'
import { historySettled } from '../../../core/overlay/history-entry.ts'
import type { CloseSource } from '../../../core/overlay/overlay.ts'
import { topOverlay } from '../../../core/overlay/stack.ts'
import { useOverlay } from '../../../core/overlay/use-overlay.ts'
import type { LightboxView } from '../lightbox-events.ts'
import { defaultInterval, type LightboxSession } from '../lightbox-options.ts'
import { thumbnailOf } from '../links/lightbox-item.ts'
import { useViewer } from '../viewer/use-viewer.ts'
import { actOnKey, type LightboxActions } from './lightbox-keys.ts'
import { useHeight } from './use-height.ts'
import { useSlideshow } from './use-slideshow.ts'

/** Where focus goes: to the link of the image shown last, unless something else than a link of the gallery opened it. */
function linkToReturnTo({ items, opener }: LightboxSession, index: number): HTMLElement | undefined {
  const link = items[index]?.link
  const isFromGallery = !opener?.isConnected || items.some((item) => item.link === opener)
  return link && isFromGallery && isAvailable(link) ? link : undefined
}

/** Everything an open lightbox does, from its opening to its end. */
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
