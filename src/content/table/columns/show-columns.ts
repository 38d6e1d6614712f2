import { type PlacedCell, setSpan } from '../table-grid.ts'
import type { TableModel } from '../table-model.ts'

type Row = HTMLTableRowElement

/** A row with columns out of view. */
export interface FoldedRow {
  row: Row
  /** Its first cell in view. */
  first: HTMLTableCellElement
  hidden: readonly PlacedCell[]
}

/** Shows of rows the columns that are in view. */
export interface ColumnPainter {
  /** By column, whether it is in view. */
  visible: readonly boolean[]
  /** Shows a row of data. @returns what it has out of view, the same as long as that is so; nothing where it has all in view */
  showRow(row: Row): FoldedRow | undefined
  /** Shows a row of the head, of the foot or a title. */
  showCells(row: Row): void
  /** Shows what the page says of its columns. */
  showCols(): void
}

/** The columns that their headers say to be important, the most important first. */
function importantColumns({ columns }: TableModel): number[] {
  const ranks = columns.map(({ head }) => Number(head?.dataset.flxPriority) || 0)
  const ranked = [...ranks.keys()].filter((column) => (ranks[column] ?? 0) > 0)
  return ranked.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/**
 * Which columns are in view: the most important ones, where they stand.
 *
 * @param order - Columns, from 0, the most important first; those that it leaves out follow as they stand.
 */
function chooseColumns(width: number, count: number, order: readonly number[]): boolean[] {
  const all = Array.from({ length: width }, (_, column) => column)
  const chosen = new Set([...new Set([...order, ...all])].filter((column) => column < width).slice(0, count))
  return all.map((column) => chosen.has(column))
}

/** Shows the columns that are in view of a row, and marks its first cell. @returns the cells that are out of view. */
function showColumns(cells: readonly PlacedCell[], visible: readonly boolean[]): PlacedCell[] {
  const first = visible.indexOf(true)
  return cells.filter(({ cell, column, span }) => {
    const shown = visible.slice(column, column + span).filter(Boolean).length
    if (shown === 0) cell.dataset.flxOut = 'column'
    else if (cell.dataset.flxOut) delete cell.dataset.flxOut
    if (span > 1) setSpan(cell, Math.max(1, shown))
    if (shown > 0 && column <= first && first < column + span) cell.dataset.flxFirst = ''
    else if (cell.dataset.flxFirst !== undefined) delete cell.dataset.flxFirst
    return shown === 0
  })
}

/** The same for what the page says of its columns (`<col>`). */
function showCols(table: HTMLTableElement, visible: readonly boolean[]): void {
  let column = 0
  for (const col of table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')) {
    const span = Number(col.dataset.flxSpan) || col.span
    const shown = visible.slice(column, column + span).filter(Boolean).length
    if (shown === 0) col.dataset.flxOut = 'column'
    else delete col.dataset.flxOut
    if (span > 1) setSpan(col, Math.max(1, shown))
    column += span
  }
}

/** What rows were last shown with: what has not changed is not touched. */
const shownWith = new WeakMap<Row, { look: string; folded: FoldedRow | undefined }>()

/** Has rows shown anew, whatever they were shown with. */
export function forgetRows(rows: Iterable<Row>): void {
  for (const row of rows) shownWith.delete(row)
}

/**
 * @param count - Columns that there is room for.
 * @param first - Columns, from 0, that the author wants first.
 * @param chosen - Columns, from 0, that the visitor wants, whatever there is room for.
 */
export function columnPainter(
  model: TableModel,
  count: number,
  first: readonly number[],
  chosen?: readonly number[],
): ColumnPainter {
  const order = chosen ?? [...importantColumns(model), ...first]
  const visible = chooseColumns(model.columns.length, count, order)
  const look = visible.map(Number).join('')
  return {
    visible,
    showRow(row) {
      const known = shownWith.get(row)
      if (known?.look === look) return known.folded
      const cells = model.cellsOf(row)
      const hidden = showColumns(cells, visible)
      const seen = cells.find((each) => !hidden.includes(each))
      const folded = hidden.length > 0 && seen ? { row, first: seen.cell, hidden } : undefined
      shownWith.set(row, { look, folded })
      return folded
    },
    showCells: (row) => void showColumns(model.cellsOf(row), visible),
    showCols: () => showCols(model.table, visible),
  }
}
