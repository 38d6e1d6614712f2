import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { contentOf, moveContent, returnContent } from './order/cell-value.ts'
import { orderTexts, tableTexts } from './table-messages.ts'

/** Matches interactive elements in a header, which must not stand inside a button. */
const interactive = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]'

interface SortButtonProps {
  head: HTMLTableCellElement
  /** From 0. */
  column: number
  name: string
  /** The position of the column among the sort keys, from 1; 0 if it is not one of them. */
  rank: number
  isDescending: boolean
  isOneOfMany: boolean
  sort(column: number, isAdded: boolean): void
}

/**
 * Renders the sort button of a header: around its content, or beside it if that has interactive elements. A header
 * without words gets no button.
 */
export const SortButton = memo(function SortButton({
  head,
  column,
  name,
  rank,
  isDescending,
  isOneOfMany,
  sort,
}: SortButtonProps): ReactNode {
  const t = useTexts(orderTexts)
  const title = useRef<HTMLSpanElement>(null)
  const [{ isEmpty, isBeside }] = useState(() => {
    const content = contentOf(head)
    const hasWords = content.textContent.trim() !== ''
    return {
      isEmpty: !hasWords && !head.dataset['flxType'],
      isBeside: !hasWords || content.querySelector(interactive) !== null,
    }
  })
  // In Firefox the click event that a key press causes does not report Shift; the keydown event does.
  const hasShift = useRef(false)
  const direction = rank > 0 ? (isDescending ? 'descending' : 'ascending') : undefined
  useAuthorAttributes(head, {
    'aria-sort': (rank === 1 && direction) || null,
    ...(head.localName === 'td' && !isEmpty && { role: 'columnheader' }),
  })
  useLayoutEffect(() => {
    const place = title.current
    if (!place) return
    moveContent(head, place)
    return () => returnContent(head, place)
  }, [head])
  if (isEmpty) return null
  return (
    <Beside of={head} where="end" as="span" name="sort">
      <button
        type="button"
        className="flx-table__sort"
        aria-label={isBeside ? tableTexts('sort', { name }) : undefined}
        data-flx-direction={direction}
        onKeyDown={({ key, shiftKey }) => {
          hasShift.current = shiftKey && key !== 'Tab'
        }}
        onClick={({ shiftKey, detail }) => sort(column, shiftKey || (!detail && hasShift.current))}
      >
        {!isBeside && <span ref={title} className="flx-table__title" />}
        {rank > 0 && isOneOfMany && (
          <span className="flx-table__rank" role="img" aria-label={t('rank', { n: rank })}>
            {rank}
          </span>
        )}
      </button>
    </Beside>
  )
})
