import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createFrame } from '../../../core/element/mounts.ts'
import { moveBefore } from '../../../core/html/nodes.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useOverlay } from '../../../core/overlay/use-overlay.ts'
import { Button } from '../../../ui/button.tsx'
import { toolsTexts } from '../table-messages.ts'

interface FullScreenProps {
  name: string
  /** Empty if a caption gives it already. */
  title: string
  /** The region whose scroll position is kept. */
  region: RefObject<HTMLElement | null>
  isOpen: boolean
  leave(): void
  children: ReactNode
}

/**
 * Renders a table and the controls around it, in the page or over the whole window. It moves the same nodes between
 * the two.
 */
export function FullScreen({ name, title, region, isOpen, leave, children }: FullScreenProps): ReactNode {
  const t = useTexts(toolsTexts)
  const [layout] = useState(() => createFrame('flx-table__layout'))
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  // The dialog stays rendered until the table is back in the page.
  const [isDrawn, setDrawn] = useState(isOpen)
  useLayoutEffect(() => {
    const [home, shown] = [place.current, region.current]
    const parent = isOpen ? dialog.current : home
    if (!home || !parent) return
    home.style.blockSize = isOpen ? `${home.offsetHeight}px` : ''
    const { scrollTop, scrollLeft } = shown ?? home
    moveBefore(parent, layout, null)
    // Some browsers lose the scroll position in a move.
    shown?.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' })
    setDrawn(isOpen)
  }, [isOpen, layout, region])
  const close = useOverlay(dialog, isOpen, { history: true, onClosed: leave })
  return (
    <>
      <div ref={place} className="flx-table__place" />
      {(isOpen || isDrawn) && (
        <dialog ref={dialog} className="flx-dialog flx-table-full" aria-label={name} data-flx-mount="full">
          <div className="flx-table-full__head">
            <p className="flx-table-full__title">{title}</p>
            <Button size="small" onClick={() => void close('button')}>
              {t('leave')}
            </Button>
          </div>
        </dialog>
      )}
      {createPortal(children, layout)}
    </>
  )
}
