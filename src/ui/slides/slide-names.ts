import { setAttributes } from '../../core/browser/set-attributes.ts'
import type { Row } from './row.ts'
import { tellPosition } from './slide-position.ts'
import { slidesTexts as t } from './slides-messages.ts'

/** What says nothing of itself. */
const plain = 'div, p, section, span'

/** Attributes that an element lacks: what its author says of it goes first. */
const lacking = (element: Element, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !element.hasAttribute(name)))

/**
 * Says what the element is, one labelled region, and which of how many each slide is. The items of a list remain items,
 * and say their place themselves.
 *
 * @returns gives back what the author wrote.
 */
export function nameSlides(host: Element, label: string, { track, slides }: Row): () => void {
  const isNamed = host.hasAttribute('aria-label') || host.hasAttribute('aria-labelledby')
  const undo = [
    setAttributes(host, lacking(host, { role: 'region', 'aria-roledescription': t('region') })),
    setAttributes(host, isNamed ? {} : { 'aria-label': label || t('name') }),
    ...slides.map((slide, at) => {
      const isItem = track.matches('ul, ol')
      // A picture or a link is announced as such.
      if (!isItem && !slide.matches(plain)) return () => {}
      const total = slides.length
      const place: Record<string, string> = isItem
        ? { 'aria-setsize': String(total), 'aria-posinset': String(at + 1) }
        : { role: 'group', 'aria-label': tellPosition({ from: at, to: at, total }) }
      return setAttributes(slide, lacking(slide, { ...place, 'aria-roledescription': t('slide') }))
    }),
  ]
  return () => {
    for (const each of undo) each()
  }
}
