import { type ReactNode, useCallback, useRef } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { Beside } from '../../ui/beside.tsx'
import type { FoldedRow } from './columns/show-columns.ts'
import columnsCss from './columns/table-columns.css'
import { RowDetails } from './row-details.tsx'
import { SortButton } from './sort-button.tsx'
import type { SortKey } from './table-events.ts'
import { FullScreen } from './tools/full-screen.tsx'
import { TablePager } from './tools/table-pager.tsx'
import { TableTools, type TableToolsProps, type ToolActions } from './tools/table-tools.tsx'
import { useRegion } from './use-region.ts'

adoptStyles(columnsCss)

export interface TableActions extends ToolActions {
  /** @param column - From 0. @param isAdded - To those by which rows are sorted already. */
  sort(column: number, isAdded: boolean): void
  /** Unfolds a row, or folds it. */
  toggleRow(row: HTMLTableRowElement): void
  /** The visitor left full screen. */
  leave(): void
  /** @param page - From 0. */
  go(page: number): void
  /** The table became larger than its region. */
  scrolls(): void
}

export interface TableViewProps extends TableToolsProps {
  options: TableToolsProps['options'] & { header: string }
  /** The caption of a table that has none. */
  label: string
  keys: readonly SortKey[]
  /** Rows in view with columns out of view. */
  folded: readonly FoldedRow[]
  unfolded: ReadonlySet<HTMLTableRowElement>
  /** What was last done, in words. */
  status: string
  /** From 0. */
  page: number
  pages: number
  actions: TableActions
}

/** All that is drawn of a table: around it, in its headers, and in rows that have columns out of view. Rows are the author's. */
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
      {columns.map(({ head, name: column, said }, index) => {
        if (!head || said === 'none') return null
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
