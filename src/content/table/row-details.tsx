import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import type { FoldedRow } from './columns/show-columns.ts'
import { contentOf, moveContent, returnContent, textOf } from './order/cell-value.ts'
import { toolsTexts } from './table-messages.ts'
import type { Column } from './table-model.ts'

interface RowDetailsProps {
  folded: FoldedRow
  columns: readonly Column[]
  /** Number of columns in view. */
  width: number
  isOpen: boolean
  toggle(row: HTMLTableRowElement): void
}

/** Renders the button of a row that has hidden cells and, while the row is unfolded, their content below it. */
export const RowDetails = memo(function RowDetails({
  folded: { row, first, hidden },
  columns,
  width,
  isOpen,
  toggle,
}: RowDetailsProps): ReactNode {
  const t = useTexts(toolsTexts)
  return (
    <>
      <Beside of={first} where="start" as="span" name="more">
        <button
          type="button"
          className="flx-table__more"
          aria-expanded={isOpen}
          aria-label={t('more', { name: textOf(first) })}
          onClick={() => toggle(row)}
        />
      </Beside>
      {isOpen && (
        <Beside of={row} as="tr" name="details" className="flx-table__details">
          <td className="flx-table__details-cell" colSpan={width}>
            <dl className="flx-table__list">
              {hidden.map(({ cell, column }) => (
                <Value key={column} cell={cell} name={columns[column]?.name ?? ''} />
              ))}
            </dl>
          </td>
        </Beside>
      )}
    </>
  )
})

/** Renders the content of a hidden cell after the name of its column. */
function Value({ cell, name }: { cell: HTMLTableCellElement; name: string }): ReactNode {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    moveContent(cell, current)
    return () => returnContent(cell, current)
  }, [cell])
  const content = contentOf(cell)
  if (!content.firstElementChild && !content.textContent.trim()) return null
  return (
    <div className="flx-table__pair">
      <dt className="flx-table__term">{name}</dt>
      <dd ref={place} className="flx-table__value" data-flx-cell={cell.cellIndex} />
    </div>
  )
}
