import { memo, type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { type FeatureProps, useMountPlace } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, useAuthorAttributes } from '../../core/element/use-author-node.ts'

import { writtenAttribute } from '../../core/html/originals.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { AuthorContent } from '../author-content.tsx'
import { SlideControls } from './slide-controls.tsx'
import css from './slides.css'
import type { SlidesAttributes, SlidesMethods } from './slides-attributes.ts'
import { slidesTexts } from './slides-messages.ts'
import { firstOf, Thumbnails } from './thumbnails.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useRow } from './use-row.ts'
import { useOptions, useSlider } from './use-slider.ts'

adoptStyles(css)

/**
 * Slides side by side, of which the visitor sees some and moves to the others (SLIDE-04). The author's content stays in
 * its place, and scrolls until the code is loaded.
 */
export function Slides({ host, label, for: shower, start }: FeatureProps<SlidesAttributes, SlidesMethods>): ReactNode {
  const t = useTexts(slidesTexts)
  const options = useOptions(host)
  const row = useRow(host)
  const { track, slides } = row
  const autoplay = useAutoplay(host)
  const { position, announcement, move, goTo } = useSlider({
    host,
    row,
    options,
    start: firstOf(shower) ?? start,
    autoplay,
  })
  const total = slides.length

  useMountPlace(host, track && host, 'start')
  const region: Record<string, string> = { role: 'region', 'aria-roledescription': t('region') }
  if (!host.hasAttribute('aria-labelledby')) region['aria-label'] = label || t('name')
  useAuthorAttributes(host, position ? missingAttributes(host, region) : {})

  /** Indices of the slides just before and after those in view. */
  const beside = position
    ? [position.index - 1, position.index + position.seen.length].map((at) => (at + total) % total)
    : []
  return (
    <>
      {position && (
        <SlideControls
          {...options}
          position={position}
          announcement={announcement}
          autoplay={options.autoplay && autoplay}
          move={move}
          goTo={goTo}
        />
      )}
      {row.needsSlot &&
        createPortal(
          <AuthorContent host={host} ref={row.slot} className="flx-slides__track" data-flx-slides="" />,
          host,
        )}
      {position &&
        slides.map((slide, at) => (
          <Slide
            key={keyOfNode(slide)}
            slide={slide}
            position={at + 1}
            total={total}
            isSeen={position.seen.includes(at)}
            isNear={position.seen.includes(at) || beside.includes(at)}
          />
        ))}
      {position && shower && <Thumbnails shower={shower} slides={slides} goTo={goTo} />}
    </>
  )
}

/**
 * Value of `inert` on slides that are out of view; it tells them, in copies too, from those that their author made
 * inert.
 */
const outOfView = 'flx'

/** Elements without a role of their own. */
const plain = 'div, p, section, span'

/** Keeps only the attributes that an element lacks, since what its author wrote comes first. */
const missingAttributes = (element: Element, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => writtenAttribute(element, name) === null))

interface SlideProps {
  slide: HTMLElement
  /** Counted from 1. */
  position: number
  total: number
  isSeen: boolean
  /** True if the slide is in view, or next to those in view. */
  isNear: boolean
}

/** Names a slide's position for assistive technology, and makes it inert while it is out of view. */
const Slide = memo(function Slide({ slide, position, total, isSeen, isNear }: SlideProps): ReactNode {
  const t = useTexts(slidesTexts)
  const isItem = slide.matches('ul > *, ol > *')
  const place: Record<string, string> = isItem
    ? { 'aria-setsize': String(total), 'aria-posinset': String(position) }
    : { role: 'group', 'aria-label': t('position', { n: position, total }) }
  // A picture or a link keeps its own role; the items of a list remain items.
  const isNamed = isItem || slide.matches(plain)
  useLayoutEffect(() => {
    if (slide.getAttribute('inert') === outOfView) slide.inert = false
  }, [slide])
  const writtenInert = writtenAttribute(slide, 'inert')
  useAuthorAttributes(slide, {
    ...(isNamed ? missingAttributes(slide, { ...place, 'aria-roledescription': t('slide') }) : {}),
    ...(writtenInert === null || writtenInert === outOfView ? { inert: isSeen ? null : outOfView } : {}),
  })
  useLayoutEffect(() => {
    // Loads the pictures of the next slide in advance: browsers do not fetch lazy images that a clipped row hides.
    if (!isNear) return
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager'
  }, [slide, isNear])
  return null
})
