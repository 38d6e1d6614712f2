import { memo, type ReactNode, useLayoutEffect } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { slidesTexts } from './slides-messages.ts'

/** Marks the slides that are inert because they are out of view, in a copy of them too: others are so by their author. */
const outOfView = 'flx'

/** What says nothing of itself. */
const plain = 'div, p, section, span'

/** Attributes that an element lacks: what its author says of it goes first. */
export const lacking = (element: Element, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => writtenAttribute(element, name) === null))

interface SlideProps {
  slide: HTMLElement
  /** Counted from 1. */
  position: number
  total: number
  isSeen: boolean
  /** Whether it is in view, or comes next. */
  isNear: boolean
}

/** Says of a slide of the author's which of how many it is, and keeps it from use while it is out of view. */
export const Slide = memo(function Slide({ slide, position, total, isSeen, isNear }: SlideProps): ReactNode {
  const t = useTexts(slidesTexts)
  const isItem = slide.matches('ul > *, ol > *')
  const place: Record<string, string> = isItem
    ? { 'aria-setsize': String(total), 'aria-posinset': String(position) }
    : { role: 'group', 'aria-label': t('position', { n: position, total }) }
  // A picture or a link is announced as such; the items of a list remain items.
  const isNamed = isItem || slide.matches(plain)
  useLayoutEffect(() => {
    if (slide.getAttribute('inert') === outOfView) slide.inert = false
  }, [slide])
  const writtenInert = writtenAttribute(slide, 'inert')
  useAuthorAttributes(slide, {
    ...(isNamed ? lacking(slide, { ...place, 'aria-roledescription': t('slide') }) : {}),
    ...(writtenInert === null || writtenInert === outOfView ? { inert: isSeen ? null : outOfView } : {}),
  })
  useLayoutEffect(() => {
    // A picture is there before its slide is: what a clipped row hides, browsers do not fetch ahead.
    if (!isNear) return
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager'
  }, [slide, isNear])
  return null
})
