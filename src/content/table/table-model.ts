import { contentOf, textOf } from './order/cell-value.ts'

type Cell = HTMLTableCellElement
type Row = HTMLTableRowElement

/** Rows that stay together: one row, or several that a cell with a rowspan joins. */
export interface Block {
  rows: Row[]
  /** Its index among the blocks of the table, from 0; undefined until a column has been sorted. */
  place?: number
  /** The reason why it is out of view, as in its rows' `data-flx-out`. */
  out: string | undefined
}

/** Rows between two title rows of their section: they are sorted among themselves. */
export interface Part {
  section: HTMLTableSectionElement
  /** A row with a single cell over all columns. */
  title: Row | undefined
  blocks: Block[]
}

export interface Column {
  name: string
  /** The header cell that covers only this column. */
  head: HTMLTableCellElement | undefined
  /** The type that the author gives. */
  declaredType: string
}

/**
 * The rank of each block in a column, in ascending and in descending order, by the index of the block. Equal values
 * have equal ranks.
 */
export interface Ranks {
  ascending: Int32Array
  descending: Int32Array
}

/** The texts and ranks read from the cells of a table, kept until a cell changes. */
export interface Reading {
  texts: Map<Block, string>
  ranks: Map<number, Ranks>
}

export interface TableModel {
  table: HTMLTableElement
  columns: Column[]
  headRows: Row[]
  parts: Part[]
  /** Number of data rows. */
  total: number
  cellsOf(row: Row): PlacedCell[]
}

/** Reads where the blocks of a body begin and end, and which rows are titles. */
function partsOf(section: HTMLTableSectionElement, width: number, cells: Map<Row, PlacedCell[]> | undefined): Part[] {
  const parts: Part[] = [{ section, title: undefined, blocks: [] }]
  let tied = 0
  for (const row of rowsOf(section)) {
    const only = row.cells.length === 1 ? row.cells[0] : undefined
    const isTitle = only && width > 1 && tied <= 0 && widthOf(cells?.get(row) ?? placeRow(row)) >= width
    const part = parts.at(-1) as Part
    if (isTitle) {
      parts.push({ section, title: row, blocks: [] })
      continue
    }
    if (tied > 0) part.blocks.at(-1)?.rows.push(row)
    else part.blocks.push({ rows: [row], out: row.dataset.flxOut })
    if (!cells) continue
    for (const cell of row.cells) tied = Math.max(tied, cell.rowSpan || Number.POSITIVE_INFINITY)
    tied--
  }
  return parts.filter(({ title, blocks }) => title || blocks.length > 0)
}

/** Returns the cell of a block in a column, which is that of its first row. */
export function cellAt(model: TableModel, { rows }: Block, column: number): HTMLTableCellElement | undefined {
  const cells = model.cellsOf(rows[0] as Row)
  const same = cells[column]
  if (same?.column === column) return same.cell
  return cells.find((cell) => cell.column <= column && column < cell.column + cell.span)?.cell
}

/**
 * Reads a table as it is now.
 *
 * @param types - By column, the type that the author gives.
 */
export function readTable(
  table: HTMLTableElement,
  types: readonly string[],
  nameOf: (n: number) => string,
): TableModel {
  const headRows = [...(table.tHead?.rows ?? [])]
  const sections = [...table.tBodies]
  const placed = new Map<Row, PlacedCell[]>(placeCells(headRows))
  const tied = new Set<HTMLTableSectionElement>()
  for (const section of [...sections, table.tFoot]) {
    if (!section?.querySelector(':scope > tr > [rowspan]')) continue
    tied.add(section)
    for (const [row, cells] of placeCells(rowsOf(section))) placed.set(row, cells)
  }
  const cellsOf = (row: Row): PlacedCell[] => placed.get(row) ?? placeRow(row)
  const firstRows = sections.flatMap((section) => rowsOf(section).slice(0, 20))
  const width = Math.max(0, ...[...headRows, ...firstRows].map((row) => widthOf(cellsOf(row))))
  const parts = sections.flatMap((section) => partsOf(section, width, tied.has(section) ? placed : undefined))
  const blocks = parts.flatMap((part) => part.blocks)
  const model: TableModel = {
    ...{ table, headRows, parts, cellsOf, columns: [] },
    total: blocks.reduce((sum, { rows }) => sum + rows.length, 0),
  }
  for (let column = 0; column < width; column++) {
    const heads = headRows.flatMap(cellsOf).filter((cell) => cell.column === column && cell.span === 1)
    // A row of form controls may follow the row of names.
    const own = heads.findLast(({ cell }) => contentOf(cell).textContent.trim()) ?? heads.at(-1)
    const name = (own && textOf(own.cell)) || nameOf(column + 1)
    model.columns.push({ name, head: own?.cell, declaredType: own?.cell.dataset.flxType ?? types[column] ?? 'auto' })
  }
  return model
}

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
function placeCells(rows: readonly Row[]): Map<Row, PlacedCell[]> {
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
function placeRow(row: Row): PlacedCell[] {
  let column = 0
  return [...row.cells].map((cell) => {
    const span = spanOf(cell)
    const placed = { cell, column, span }
    column += span
    return placed
  })
}

const widthOf = (cells: readonly PlacedCell[]): number =>
  cells.reduce((width, { column, span }) => Math.max(width, column + span), 0)
