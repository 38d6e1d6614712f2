import { contentOf, textOf } from './order/cell-value.ts'
import { type PlacedCell, placeCells, placeRow, rowsOf, widthOf } from './table-grid.ts'

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
