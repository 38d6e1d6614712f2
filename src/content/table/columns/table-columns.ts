// Fetched when a table first has more columns than there is room for.
import { adoptStyles } from '../../../core/element/styles.ts'
import { lendContent, textOf } from '../order/cell-value.ts'
import { detailsOf, fold } from '../row-details.ts'
import { detailsClass, type PlacedCell, setSpan } from '../table-grid.ts'
import type { TableModel } from '../table-model.ts'
import { toolsTexts as t } from '../tools/tools-messages.ts'
import css from './table-columns.css'

adoptStyles(css)

type Row = HTMLTableRowElement

/** Shows of rows the columns that are in view. */
export interface ColumnPainter {
  /** By column, whether it is in view. */
  visible: readonly boolean[]
  /** Shows a row of data, with a button where it has columns out of view. @returns the row that it unfolded, to be placed */
  showRow(row: Row): Row | undefined
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

const make = <K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] => {
  const node = document.createElement(name)
  node.className = className
  return node
}

const buttonOf = new WeakMap<Row, HTMLButtonElement>()

/** Gives each row with columns out of view a button that unfolds them, in its first cell in view. */
function setButton(row: Row, cell: HTMLTableCellElement | undefined): void {
  let button = buttonOf.get(row)
  if (!cell) {
    button?.remove()
    return
  }
  if (!button) {
    button = make('button', 'flx-table__more')
    button.type = 'button'
    button.ariaExpanded = 'false'
    button.dataset.flxMount = ''
    buttonOf.set(row, button)
  }
  button.ariaLabel = t('more', { name: textOf(cell) })
  if (cell.firstChild !== button) cell.prepend(button)
}

/**
 * Shows the content of cells out of view in a row below, each after the name of its column: the very nodes of the page,
 * so that a field keeps its value and its listeners.
 *
 * @returns the row to be placed.
 */
function unfold(row: Row, hidden: readonly PlacedCell[], names: readonly string[], width: number): Row {
  const pairs = hidden.flatMap(({ cell, column }) => {
    if (!cell.firstElementChild && !cell.textContent.trim()) return []
    const pair = make('div', 'flx-table__pair')
    const term = make('dt', 'flx-table__term')
    const value = make('dd', 'flx-table__value')
    term.append(names[column] ?? '')
    value.dataset.flxCell = String(cell.cellIndex)
    value.append(...cell.childNodes)
    lendContent(cell, value)
    pair.append(term, value)
    return [pair]
  })
  const details = make('tr', detailsClass)
  const place = make('td', 'flx-table__details-cell')
  const list = make('dl', 'flx-table__list')
  place.colSpan = width
  list.append(...pairs)
  place.append(list)
  details.append(place)
  details.dataset.flxMount = ''
  detailsOf.set(row, details)
  const button = buttonOf.get(row)
  if (button) button.ariaExpanded = 'true'
  return details
}

/** The columns that a row was last shown with: what has not changed is not touched. */
const shownWith = new WeakMap<Row, string>()

/** Has rows shown anew, whatever they were shown with. */
export function forgetRows(rows: Iterable<Row>): void {
  for (const row of rows) shownWith.delete(row)
}

/**
 * @param count - Columns that there is room for.
 * @param first - Columns, from 0, that the author wants first.
 * @param unfolded - Rows whose columns out of view are shown below them.
 * @param chosen - Columns, from 0, that the visitor wants, whatever there is room for.
 */
export function paintColumns(
  model: TableModel,
  count: number,
  first: readonly number[],
  unfolded: ReadonlySet<Row>,
  chosen?: readonly number[],
): ColumnPainter {
  const order = chosen ?? [...importantColumns(model), ...first]
  const visible = chooseColumns(model.columns.length, count, order)
  const look = visible.map(Number).join('')
  return {
    visible,
    showRow(row) {
      const cells = model.cellsOf(row)
      if (shownWith.get(row) !== look) {
        fold(row)
        shownWith.set(row, look)
        const hidden = showColumns(cells, visible)
        const seen = cells.find(({ cell }) => !hidden.some((other) => other.cell === cell))
        setButton(row, hidden.length > 0 ? seen?.cell : undefined)
      }
      if (!unfolded.has(row) || visible.every(Boolean)) {
        fold(row)
        return undefined
      }
      const known = detailsOf.get(row)
      if (known?.isConnected) return known
      const hidden = cells.filter(({ cell }) => cell.dataset.flxOut)
      const names = model.columns.map(({ name }) => name)
      return unfold(row, hidden, names, visible.filter(Boolean).length)
    },
    showCells: (row) => void showColumns(model.cellsOf(row), visible),
    showCols: () => showCols(model.table, visible),
  }
}
