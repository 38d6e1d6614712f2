import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { selector } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, useAuthorAttributes, useAuthorNodes } from '../../core/element/use-author-node.ts'

import { writtenAttribute } from '../../core/html/originals.ts'
import { textOf } from '../../core/html/text-of.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { usePlacement } from '../../core/overlay/use-placement.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import css from './breadcrumb.css'

const breadcrumbTexts = messages('breadcrumb', {
  siblings: 'Pages voisines de « {page} »',
  siblingsOf: 'Pages voisines',
})

adoptStyles(css)

export const breadcrumbAttributes = { lists: selector('li > ul, li > ol, li > .dropdown-menu') }

/**
 * Renders a button for each list in a breadcrumb, which holds the sibling pages, and turns the list into a popover
 * (HEAD-02).
 */
export function Breadcrumb({ host, lists }: FeatureProps<typeof breadcrumbAttributes>): ReactNode {
  const found = useAuthorNodes(host, lists)
  const outermost = found.filter((list) => !found.some((other) => other !== list && other.contains(list)))
  return outermost.map((list) => <FoldedList key={keyOfNode(list)} list={list} />)
}

/**
 * Turns the author's list of a crumb into a popover, opened by the author's button or ours. As the browser's own
 * popovers, only one is open at a time, and Escape or a click elsewhere closes it.
 */
function FoldedList({ list }: { list: HTMLElement }): ReactNode {
  const t = useTexts(breadcrumbTexts)
  const ownId = useId()
  const id = writtenAttribute(list, 'id') || ownId
  const [isOpen, setOpen] = useState(false)
  const drawn = useRef<HTMLButtonElement>(null)
  const siblings = [...(list.parentElement?.children ?? [])]
  const authorButton = siblings.find((sibling) => sibling instanceof HTMLButtonElement)
  const button = (): HTMLElement | null => authorButton ?? drawn.current
  const { ref: place } = usePlacement(isOpen ? button() : null)

  // Rendered synchronously, so that the button's `aria-expanded` changes together with the list.
  useEvent(list, 'beforetoggle', ({ newState }) => flushSync(() => setOpen(newState === 'open')))
  useEvent(isOpen ? document : null, 'focusin', ({ target }) => {
    if (target !== button() && target instanceof Node && !list.contains(target)) list.hidePopover()
  })
  // A link to an anchor of this page, or one that a script handles, does not leave the page: the list must not cover
  // its target.
  useEvent(list, 'click', (event) => {
    if (closest(event.target, 'a[href]') && isPlainClick(event)) list.hidePopover()
  })
  useAuthorAttributes(list, {
    id,
    popover: 'auto',
    hidden: null,
    class: `${writtenAttribute(list, 'class') ?? ''} flx-breadcrumb__list`.trim(),
    // Listed so that the inline styles set by the placement are removed when we are.
    style: writtenAttribute(list, 'style'),
  })
  useAuthorAttributes(authorButton, { popovertarget: id, 'aria-expanded': String(isOpen), 'aria-controls': id })
  useLayoutEffect(() => place(list), [place, list])

  if (authorButton) return null
  const page = list.parentElement?.querySelector(':is(a, span, [aria-current]):not([aria-hidden="true"])')
  const name = page && !list.contains(page) ? textOf(page) : ''
  return (
    <Beside of={list} where="before" name="breadcrumb">
      <button
        ref={drawn}
        type="button"
        className="flx-breadcrumb__button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name ? t('siblings', { page: name }) : t('siblingsOf')}
      />
    </Beside>
  )
}
