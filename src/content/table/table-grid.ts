type Cell = HTMLTableCellElement
type Row = HTMLTableRowElement

/** A cell and the first of the columns that it covers, from 0. */
export interface PlacedCell {
  cell: Cell
  column: number
  /** Columns that it covers, as its author wrote it. */
  span: number
}

type Spanning = Cell | HTMLTableColElement

const spanNow = (cell: Spanning): number => Math.max(1, 'colSpan' in cell ? cell.colSpan : cell.span)

/** Columns that a cell covers as its author wrote it, whatever is out of view now. */
export const spanOf = (cell: Spanning): number => Number(cell.dataset.flxSpan) || spanNow(cell)

/** Has a cell cover fewer columns, or all of its own again. */
export function setSpan(cell: Spanning, span: number): void {
  const written = spanOf(cell)
  if (span === written) delete cell.dataset.flxSpan
  else cell.dataset.flxSpan = String(written)
  if (spanNow(cell) === span) return
  if ('colSpan' in cell) cell.colSpan = span
  else cell.span = span
}

/** Rows of ours, which show what of another is out of view. */
export const isDetails = (row: Element): boolean => row.hasAttribute('data-flx-mount')

/** The places of rows as the page wrote them, whatever their order is now. */
const home = new WeakMap<Row, number>()

/** So close does a row stand, that came later, to the one before it. */
const beside = 1e-6

/** The rows of a section that are the page's own, in the order in which it wrote them. */
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

/** The cells of rows in the columns where they stand: those that reach down from a row above are counted. */
export function placeCells(rows: readonly Row[]): Map<Row, PlacedCell[]> {
  const placed = new Map<Row, PlacedCell[]>()
  /** By column, how many rows from here on are covered from above. */
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

/** The cells of a row that nothing reaches into. */
export function placeRow(row: Row): PlacedCell[] {
  let column = 0
  return [...row.cells].map((cell) => {
    const span = spanOf(cell)
    const placed = { cell, column, span }
    column += span
    return placed
  })
}

/** How many columns these cells cover. */
export const widthOf = (cells: readonly PlacedCell[]): number =>
  cells.reduce((width, { column, span }) => Math.max(width, column + span), 0)
