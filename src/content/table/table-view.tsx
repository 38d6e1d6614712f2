import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { Button } from '../../ui/button.tsx'
import type { FoldedRow } from './columns/show-columns.ts'
import { contentOf, moveContent, returnContent, textOf } from './order/cell-value.ts'
import { SortButton } from './sort-button.tsx'
import { toolsTexts } from './table-messages.ts'
import type { Column } from './table-model.ts'
import type { SortKey } from './table-types.ts'
import css from './table-view.css'
import { FullScreen } from './tools/full-screen.tsx'
import { TableTools, type TableToolsProps, type ToolActions } from './tools/table-tools.tsx'
import { useRegion } from './use-region.ts'

adoptStyles(css)

export interface TableActions extends ToolActions {
  /** @param column - From 0. @param isAdded - True to add it to the columns by which the rows are sorted already. */
  sort(column: number, isAdded: boolean): void
  toggleRow(row: HTMLTableRowElement): void
  leave(): void
  /** @param page - From 0. */
  go(page: number): void
  /** Called when the table becomes larger than its region. */
  scrolls(): void
}

export interface TableViewProps extends TableToolsProps {
  options: TableToolsProps['options'] & { header: string }
  /** The caption to add to a table that has none. */
  label: string
  keys: readonly SortKey[]
  /** Rows in view that have hidden cells. */
  folded: readonly FoldedRow[]
  unfolded: ReadonlySet<HTMLTableRowElement>
  /** Describes the last action, for screen readers. */
  status: string
  /** From 0. */
  page: number
  pages: number
  actions: TableActions
}

/** Renders everything around a table, in its headers and in rows that have hidden cells. The rows are the author's. */
export function TableView(props: TableViewProps): ReactNode {
  const { model, name, label, options, keys, folded, unfolded, visible, status, isFullscreen, page, pages, actions } =
    props
  const { table, columns } = model
  const region = useRef<HTMLDivElement>(null)
  const scrolls = useRegion(region, table, options.header, actions.scrolls)
  const go = useCallback(
    (to: number) => {
      actions.go(to)
      if (region.current) region.current.scrollTop = 0
    },
    [actions],
  )
  const width = visible.filter(Boolean).length
  return (
    <>
      <FullScreen
        title={table.caption || label ? '' : name}
        {...{ name, region }}
        isOpen={isFullscreen}
        leave={actions.leave}
      >
        <TableTools {...props} />
        {/* biome-ignore lint/a11y/useSemanticElements: styles of the page for its sections are none of the table's. */}
        <div
          ref={region}
          className="flx-table__region"
          role="region"
          aria-label={name}
          tabIndex={scrolls ? 0 : undefined}
          data-flx-scrolls={scrolls || undefined}
          data-flx-folds={folded.length > 0 || undefined}
        />
        <p className="flx-table__status" role="status" data-flx-mount="status">
          {status}
        </p>
        <TablePager {...{ name, page, pages, go }} />
      </FullScreen>
      {label && (
        <Beside of={table} where="start" as="caption" name="caption" className="flx-table__caption">
          {label}
        </Beside>
      )}
      {columns.map(({ head, name: column, declaredType }, index) => {
        if (!head || declaredType === 'none') return null
        const rank = keys.findIndex((key) => key.column === index + 1) + 1
        return (
          <SortButton
            key={keyOfNode(head)}
            {...{ head, rank, column: index, name: column, sort: actions.sort }}
            isDescending={rank > 0 && keys[rank - 1]?.descending === true}
            isOneOfMany={keys.length > 1}
          />
        )
      })}
      {folded.map((each) => (
        <RowDetails
          key={keyOfNode(each.row)}
          {...{ columns, width, folded: each, toggle: actions.toggleRow }}
          isOpen={unfolded.has(each.row)}
        />
      ))}
    </>
  )
}

interface TablePagerProps {
  name: string
  /** From 0. */
  page: number
  pages: number
  go(page: number): void
}

const TablePager = memo(function TablePager({ name, page, pages, go }: TablePagerProps): ReactNode {
  const t = useTexts(toolsTexts)
  /** Does nothing at either end, where the button stays enabled so that it keeps the focus. */
  const step = (to: number): void => {
    if (to >= 0 && to < pages) go(to)
  }
  if (pages < 2) return null
  return (
    <nav className="flx-table__pages" data-flx-mount="pages" aria-label={t('pages', { name })}>
      <label className="flx-table__page">
        {t('page')}{' '}
        <select
          className="flx-field__input flx-table__number"
          value={page}
          onChange={({ target }) => go(target.selectedIndex)}
        >
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
            <option key={index} className="flx-table__option" value={index}>
              {index + 1}
            </option>
          ))}
        </select>{' '}
        <span className="flx-table__of">{t('of', { n: pages })}</span>
      </label>
      <Button size="small" aria-disabled={page === 0} onClick={() => step(page - 1)}>
        {t('previous')}
      </Button>
      <Button size="small" aria-disabled={page === pages - 1} onClick={() => step(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
})

interface RowDetailsProps {
  folded: FoldedRow
  columns: readonly Column[]
  /** Number of columns in view. */
  width: number
  isOpen: boolean
  toggle(row: HTMLTableRowElement): void
}

/** Renders the button of a row that has hidden cells and, while the row is unfolded, their content below it. */
const RowDetails = memo(function RowDetails({
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
