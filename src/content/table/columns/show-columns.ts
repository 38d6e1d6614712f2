import { type PlacedCell, setSpan } from '../table-grid.ts'
import type { TableModel } from '../table-model.ts'

type Row = HTMLTableRowElement

/** A row some of whose cells are hidden because their columns are out of view. */
export interface FoldedRow {
  row: Row
  /** Its first cell in view. */
  first: HTMLTableCellElement
  hidden: readonly PlacedCell[]
}

/** Shows or hides the cells of rows so that only the columns in view remain. */
export interface ColumnPainter {
  /** By column, true while it is in view. */
  visible: readonly boolean[]
  /**
   * Shows a row of data. @returns its hidden cells, as the same object until they change; undefined if none is hidden
   */
  showRow(row: Row): FoldedRow | undefined
  /** Shows a row of the head or of the foot, or a title row. */
  showCells(row: Row): void
  /** Shows or hides the `<col>` elements of the table. */
  showCols(): void
}

/** Returns the columns with a `data-flx-priority` on their header, the most important first. */
function importantColumns({ columns }: TableModel): number[] {
  const ranks = columns.map(({ head }) => Number(head?.dataset.flxPriority) || 0)
  const ranked = [...ranks.keys()].filter((column) => (ranks[column] ?? 0) > 0)
  return ranked.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/**
 * Chooses the columns in view: the `count` most important ones. Returns, by column, whether it is chosen.
 *
 * @param order - Columns, from 0, the most important first; the columns it omits follow in the order of the table.
 */
function chooseColumns(width: number, count: number, order: readonly number[]): boolean[] {
  const all = Array.from({ length: width }, (_, column) => column)
  const chosen = new Set([...new Set([...order, ...all])].filter((column) => column < width).slice(0, count))
  return all.map((column) => chosen.has(column))
}

/**
 * Hides the cells of a row whose columns are out of view, and marks its first visible cell. @returns the hidden
 * cells.
 */
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

/** Does the same for the `<col>` elements of the table. */
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

/** The visible columns with which each row was last shown, so that an unchanged row is not touched again. */
const shownWith = new WeakMap<Row, { look: string; folded: FoldedRow | undefined }>()

/** Forgets how these rows were last shown, so that the next render shows them anew. */
export function forgetRows(rows: Iterable<Row>): void {
  for (const row of rows) shownWith.delete(row)
}

/**
 * Creates the painter that shows the columns in view.
 *
 * @param count - Number of columns there is room for.
 * @param first - Columns, from 0, that the author wants first.
 * @param chosen - Columns, from 0, that the visitor chose; they replace the order of the author.
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
