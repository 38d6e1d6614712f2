import { moveBefore } from '../../core/html/nodes.ts'
import type { ColumnPainter, FoldedRow } from './columns/show-columns.ts'
import { type Block, isDetails, type Part, rowsOf, type TableModel } from './table-model.ts'

type Row = HTMLTableRowElement

export interface Picture {
  /** The blocks in view: those of the current page among the ones that match the filters. */
  shown: ReadonlySet<Block>
  /** Undefined without a filter. */
  matching: ReadonlySet<Block> | undefined
  /** Undefined if all columns are in view. */
  columns: ColumnPainter | undefined
}

/** Runs a function that moves nodes, then gives the focus back if the move took it away. */
export function keepingFocus(act: () => void): void {
  const { activeElement } = document
  act()
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement && activeElement.isConnected) {
    activeElement.focus({ preventScroll: true })
  }
}

function setOut(row: Row, out: string | undefined): void {
  if (out) row.dataset.flxOut = out
  else delete row.dataset.flxOut
}

/** Hides the rows out of view. Only blocks whose state changed are touched, as a table may have ten thousand rows. */
function hideOthers({ parts }: TableModel, { shown, matching }: Picture): void {
  for (const { blocks } of parts) {
    for (const block of blocks) {
      const out = shown.has(block) ? undefined : (matching?.has(block) ?? true) ? 'page' : 'filter'
      if (block.out === out) continue
      block.out = out
      for (const row of block.rows) setOut(row, out)
    }
  }
}

/** Returns the rows of a part that are in view, in their order, after its title. */
function rowsInView({ title, blocks }: Part, { shown, columns }: Picture): Row[] {
  const inView = blocks.filter((block) => shown.has(block))
  const rows = inView.flatMap((block) => block.rows)
  if (!title) return rows
  const out =
    blocks.length === 0 || inView.length > 0 ? undefined : blocks.some((b) => b.out === 'page') ? 'page' : 'filter'
  setOut(title, out)
  columns?.showCells(title)
  return out ? rows : [title, ...rows]
}

/**
 * Puts rows in their order without moving those already in place. Details rows are skipped: they follow their row by
 * themselves.
 */
export function placeRows(section: HTMLTableSectionElement, rows: readonly Row[]): void {
  const step = (from: Element | null): Element | null => {
    let next = from
    while (next && isDetails(next)) next = next.nextElementSibling
    return next
  }
  let next = step(section.firstElementChild)
  for (const row of rows) {
    if (row === next) next = step(next.nextElementSibling)
    else moveBefore(section, row, next)
  }
}

/** Shows the rows in view, in their order and with the columns in view. @returns the rows that have hidden cells */
export function showRows(model: TableModel, picture: Picture): FoldedRow[] {
  const { table, parts, headRows } = model
  const { shown, columns } = picture
  hideOthers(model, picture)
  for (const section of table.tBodies) {
    const own = parts.filter((part) => part.section === section)
    placeRows(
      section,
      own.flatMap((part) => rowsInView(part, picture)),
    )
  }
  if (!columns) return []
  for (const row of [...headRows, ...(table.tFoot ? rowsOf(table.tFoot) : [])]) columns.showCells(row)
  columns.showCols()
  const rows = parts.flatMap(({ blocks }) => blocks.filter((block) => shown.has(block)).flatMap((block) => block.rows))
  return rows.flatMap((row) => columns.showRow(row) ?? [])
}
