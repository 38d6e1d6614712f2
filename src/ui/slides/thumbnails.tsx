import { type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPlainClick } from '../../core/browser/links.ts'
import { findFirst } from '../../core/browser/select.ts'
import { keyOfNode, useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useEvent } from '../../core/use-event.ts'
import './slides-events.ts'

interface Shower extends Element {
  /** The slide that it shows first, counted from 1. */
  start?: number
  goTo?(position: number): Promise<void>
}

/** Returns the slide that an element of slides shows first, counted from 1; undefined if there is no such element. */
export const firstOf = (shower: string): number | undefined => findFirst<Shower>(shower)?.start

interface ThumbnailProps {
  slide: HTMLElement
  isCurrent: boolean
  onClick(): void
}

/** A slide that is clicked: by its own link or button, or else by its content, which gets the role of a button. */
function Thumbnail({ slide, isCurrent, onClick }: ThumbnailProps): ReactNode {
  const own = useMemo(() => slide.querySelector<HTMLElement>('a[href], button, [role="button"]'), [slide])
  const control = own ?? (slide.firstElementChild as HTMLElement | null) ?? slide
  const asButton: Record<string, string> = own ? {} : { role: 'button', tabindex: '0' }
  useAuthorAttributes(control, { 'aria-current': isCurrent ? 'true' : null, ...asButton })
  useEvent(control, 'click', (event) => {
    if (control.localName === 'a' && !isPlainClick(event)) return
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
  /** Selector of the element that shows these slides in large. */
  shower: string
  slides: readonly HTMLElement[]
  /** Brings a slide into view. */
  goTo(index: number): void
}

/** Slides that control those of another element: a click shows the other's slide, and the current one is marked. */
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
