import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { moveBefore } from '../../../core/browser/move-before.ts'
import { createFrame } from '../../../core/element/mounts.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useOverlay } from '../../../core/overlay/use-overlay.ts'
import { Button } from '../../../ui/button.tsx'
import { toolsTexts } from '../table-messages.ts'
import css from './full-screen.css'

adoptStyles(css)

interface FullScreenProps {
  /** Of the table. */
  name: string
  /** Nothing where a caption says it already. */
  title: string
  /** Where the table scrolls to is kept. */
  region: RefObject<HTMLElement | null>
  isOpen: boolean
  /** The visitor left it. */
  leave(): void
  children: ReactNode
}

/** A table with what is drawn around it, in its place in the page or over the whole window: the same nodes, moved. */
export function FullScreen({ name, title, region, isOpen, leave, children }: FullScreenProps): ReactNode {
  const t = useTexts(toolsTexts)
  const [layout] = useState(() => createFrame('flx-table__layout'))
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  // It goes once the table is back in its place.
  const [isDrawn, setDrawn] = useState(isOpen)
  useLayoutEffect(() => {
    const [home, shown] = [place.current, region.current]
    const parent = isOpen ? dialog.current : home
    if (!home || !parent) return
    home.style.blockSize = isOpen ? `${home.offsetHeight}px` : ''
    const { scrollTop, scrollLeft } = shown ?? home
    moveBefore(parent, layout, null)
    // Some browsers forget it in a move.
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
