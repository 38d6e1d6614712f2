import { type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { findFirst } from '../../core/browser/select.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { useEvent } from '../../core/use-event.ts'
import './slides-events.ts'

interface Shower extends Element {
  /** The slide that it shows first, from 1. */
  start?: number
  goTo?(position: number): Promise<void>
}

/** The slide that an element of slides shows first, counted from 1; undefined where there is none. */
export const firstOf = (shower: string): number | undefined => findFirst<Shower>(shower)?.start

interface ThumbnailProps {
  slide: HTMLElement
  isCurrent: boolean
  onClick(): void
}

/** A slide that is clicked by its own link or button, or by its content, which becomes a button. */
function Thumbnail({ slide, isCurrent, onClick }: ThumbnailProps): ReactNode {
  const own = useMemo(() => slide.querySelector<HTMLElement>('a[href], button, [role="button"]'), [slide])
  const control = own ?? (slide.firstElementChild as HTMLElement | null) ?? slide
  const asButton: Record<string, string> = own ? {} : { role: 'button', tabindex: '0' }
  useAuthorAttributes(control, { 'aria-current': isCurrent ? 'true' : null, ...asButton })
  useEvent(control, 'click', (event) => {
    event.preventDefault()
    onClick()
  })
  useEvent(own ? null : control, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    control.click()
  })
  return null
}

interface ThumbnailsProps {
  /** Names the element that shows in large what these slides show in small. */
  shower: string
  slides: readonly HTMLElement[]
  /** Brings a slide into view. */
  goTo(index: number): void
}

/** Slides that command those of another element: a click on one shows the other's, and the one that is shown is marked. */
export function Thumbnails({ shower, slides, goTo }: ThumbnailsProps): ReactNode {
  const [current, setCurrent] = useState(() => (firstOf(shower) ?? 1) - 1)
  const mark = (index: number): void => flushSync(() => setCurrent(index))
  useEvent(document, 'flx-slide-change', ({ target, detail }) => {
    if (target !== findFirst(shower)) return
    mark(detail.position - 1)
    goTo(detail.position - 1)
  })
  return slides.map((slide, at) => {
    const show = (): void => {
      mark(at)
      void findFirst<Shower>(shower)?.goTo?.(at + 1)
    }
    return <Thumbnail key={keyOfNode(slide)} slide={slide} isCurrent={at === current} onClick={show} />
  })
}
