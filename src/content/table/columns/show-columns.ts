import { onMedia } from '../../../core/browser/media.ts'
import { type PlacedCell, setSpan, type TableModel } from '../table-model.ts'

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

/** Creates the painter of these columns, in the order of their importance. */
function painterOf(model: TableModel, count: number, order: readonly number[]): ColumnPainter {
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

/** The columns of a table that are in view (TABLE-02). */
export class TableColumns {
  /** Columns, from 0, that the author wants first. */
  first: readonly number[] = []
  /** True once columns have been out of view, or the table has scrolled below its first column. */
  areMarked = false
  /** Columns, from 0, that the visitor chose to see; undefined while the window's width decides. */
  #chosen: readonly number[] | undefined
  /** The names of the columns as JSON, by which a change of columns is noticed. */
  #names = ''

  /** Takes a table that was just read: its rows are shown anew. */
  take({ table, columns }: TableModel): void {
    const names = JSON.stringify(columns.map(({ name }) => name))
    // The visitor's choice of columns does not apply to other columns.
    if (names !== this.#names) this.#chosen = undefined
    this.#names = names
    for (const row of table.rows) shownWith.delete(row)
  }

  /** Shows a column, or hides it. @param visible - By column, true while it is in view. */
  toggle(column: number, visible: readonly boolean[]): void {
    const chosen = [...visible.keys()].filter((each) => (each === column) !== visible[each])
    // If the visitor hid all columns, the window's width decides again.
    this.#chosen = chosen.length > 0 ? chosen : undefined
  }

  /** Chooses the columns in view. @returns undefined as long as all of them have been in view. */
  painter(model: TableModel, { isWhole, isPrinting }: { isWhole: boolean; isPrinting: boolean }) {
    const width = model.columns.length
    const chosen = isPrinting ? undefined : this.#chosen
    const count = chosen?.length ?? (isWhole || isPrinting ? width : columnsInView())
    this.areMarked ||= count < width
    return this.areMarked ? painterOf(model, count, chosen ?? [...importantColumns(model), ...this.first]) : undefined
  }
}

/** The number of columns in view from each window width, in pixels (TABLE-02). */
const steps = [
  [1200, 7],
  [1024, 6],
  [992, 5],
  [767, 4],
  [576, 3],
] as const

const least = 2

const queryOf = (width: number): string => `(min-width: ${width}px)`

/** Returns how many columns this window has room for (TABLE-02). */
function columnsInView(): number {
  return steps.find(([width]) => matchMedia(queryOf(width)).matches)?.[1] ?? least
}

/** Calls the listener when that number changes. @returns a function that removes the listener */
export function onColumnsInView(listener: () => void): () => void {
  const stops = steps.map(([width]) => onMedia(queryOf(width), listener))
  return () => {
    for (const stop of stops) stop()
  }
}
