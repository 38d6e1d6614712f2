import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { AuthorContent } from '../author-content.tsx'
import { lacking, Slide } from './slide.tsx'
import { SlideControls } from './slide-controls.tsx'
import css from './slides.css'
import type { SlidesAttributes, SlidesMethods } from './slides-attributes.ts'
import { slidesTexts } from './slides-messages.ts'
import { firstOf, Thumbnails } from './thumbnails.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useOptions } from './use-options.ts'
import { useRow } from './use-row.ts'
import { useSlider } from './use-slider.ts'

adoptStyles(css)

/**
 * Slides one beside the other, of which the visitor sees some and moves to the others (SLIDE-04). What the author wrote stays
 * in its place, and scrolls until the code is there.
 */
export function Slides({ host, label, for: shower, start }: FeatureProps<SlidesAttributes, SlidesMethods>): ReactNode {
  const t = useTexts(slidesTexts)
  const options = useOptions(host)
  const row = useRow(host)
  const { track, slides } = row
  const autoplay = useAutoplay(host)
  const { position, said, move, goTo } = useSlider({ host, row, options, start: firstOf(shower) ?? start, autoplay })
  const total = slides.length

  useMountPlace(host, track && host, 'start')
  const region: Record<string, string> = { role: 'region', 'aria-roledescription': t('region') }
  if (!host.hasAttribute('aria-labelledby')) region['aria-label'] = label || t('name')
  useAuthorAttributes(host, position ? lacking(host, region) : {})

  /** The slides beside those in view. */
  const beside = position
    ? [position.index - 1, position.index + position.seen.length].map((at) => (at + total) % total)
    : []
  return (
    <>
      {position && (
        <SlideControls
          {...options}
          position={position}
          said={said}
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
