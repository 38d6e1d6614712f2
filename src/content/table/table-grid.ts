type Cell = HTMLTableCellElement
type Row = HTMLTableRowElement

/** A cell and the first column that it covers, from 0. */
export interface PlacedCell {
  cell: Cell
  column: number
  /** Number of columns it covers, as the author wrote it. */
  span: number
}

type Spanning = Cell | HTMLTableColElement

const spanNow = (cell: Spanning): number => Math.max(1, 'colSpan' in cell ? cell.colSpan : cell.span)

/** Returns how many columns a cell covers as the author wrote it, whatever is out of view now. */
export const spanOf = (cell: Spanning): number => Number(cell.dataset.flxSpan) || spanNow(cell)

/** Sets how many columns a cell covers now, and keeps the author's number in `data-flx-span`. */
export function setSpan(cell: Spanning, span: number): void {
  const written = spanOf(cell)
  if (span === written) delete cell.dataset.flxSpan
  else cell.dataset.flxSpan = String(written)
  if (spanNow(cell) === span) return
  if ('colSpan' in cell) cell.colSpan = span
  else cell.span = span
}

/** Returns true for the rows that the library adds to show hidden cells. */
export const isDetails = (row: Element): boolean => row.hasAttribute('data-flx-mount')

/** The places of rows in the page's own order, whatever their order is now. */
const home = new WeakMap<Row, number>()

/** Distance between the place of a row that was added later and that of the row before it. */
const beside = 1e-6

/** Returns the rows of a section, without those that the library adds, in the page's own order. */
export function rowsOf(section: HTMLTableSectionElement): Row[] {
  const rows = [...section.rows].filter((row) => !isDetails(row))
  const step = rows.some((row) => home.has(row)) ? beside : 1
  let last = -1
  for (const row of rows) {
    const place = home.get(row) ?? last + step
    home.set(row, place)
    last = place
  }
  return rows.sort((a, b) => (home.get(a) ?? 0) - (home.get(b) ?? 0))
}

/** Places the cells of rows in their columns, taking account of cells that span down from a row above. */
export function placeCells(rows: readonly Row[]): Map<Row, PlacedCell[]> {
  const placed = new Map<Row, PlacedCell[]>()
  /** By column, how many rows from here on are covered by a cell from above. */
  const covered: number[] = []
  for (const row of rows) {
    let column = 0
    const cells: PlacedCell[] = []
    for (const cell of row.cells) {
      while ((covered[column] ?? 0) > 0) column++
      const span = spanOf(cell)
      cells.push({ cell, column, span })
      for (let each = column; each < column + span; each++) {
        covered[each] = cell.rowSpan === 0 ? Number.POSITIVE_INFINITY : cell.rowSpan
      }
      column += span
    }
    placed.set(row, cells)
    for (const [index, left] of covered.entries()) if (left) covered[index] = left - 1
  }
  return placed
}

/** Places the cells of a row into which no cell spans from above. */
export function placeRow(row: Row): PlacedCell[] {
  let column = 0
  return [...row.cells].map((cell) => {
    const span = spanOf(cell)
    const placed = { cell, column, span }
    column += span
    return placed
  })
}

/** Returns how many columns these cells cover. */
export const widthOf = (cells: readonly PlacedCell[]): number =>
  cells.reduce((width, { column, span }) => Math.max(width, column + span), 0)
