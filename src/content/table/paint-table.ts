import type { ColumnPainter } from './columns/table-columns.ts'
import { fold } from './row-details.ts'
import { moveBefore } from './table-dress.ts'
import { rowsOf } from './table-grid.ts'
import type { Block, Part, TableModel } from './table-model.ts'

type Row = HTMLTableRowElement

/** What of a table is to be seen. */
export interface Picture {
  /** The blocks in view, of those that filters leave. */
  shown: ReadonlySet<Block>
  /** Nothing where there is no filter. */
  matching: ReadonlySet<Block> | undefined
  /** Nothing where all columns are in view. */
  columns: ColumnPainter | undefined
}

function setOut(row: Row, out: string | undefined): void {
  if (out) row.dataset.flxOut = out
  else delete row.dataset.flxOut
}

/** Takes rows out of view: those of ten thousand are neither laid out nor looked at again. */
function hideOthers({ parts }: TableModel, { shown, matching }: Picture): void {
  for (const { blocks } of parts) {
    for (const block of blocks) {
      const out = shown.has(block) ? undefined : (matching?.has(block) ?? true) ? 'page' : 'filter'
      if (block.out === out) continue
      block.out = out
      for (const row of block.rows) {
        setOut(row, out)
        if (out) fold(row)
      }
    }
  }
}

/** The rows of a part that are in view, in their order, those that were unfolded among them. */
function rowsInView({ title, blocks }: Part, picture: Picture): Row[] {
  const shown = blocks.filter((block) => picture.shown.has(block))
  const rows = shown.flatMap((block) => {
    const details = block.rows.flatMap((row) => picture.columns?.showRow(row) ?? [])
    return [...block.rows, ...details]
  })
  if (!title) return rows
  const out =
    blocks.length === 0 || shown.length > 0 ? undefined : blocks.some((b) => b.out === 'page') ? 'page' : 'filter'
  setOut(title, out)
  picture.columns?.showCells(title)
  return out ? rows : [title, ...rows]
}

/** Puts rows in their order, and touches none that stands there already. */
export function placeRows(section: HTMLTableSectionElement, rows: readonly Row[]): void {
  let next = section.firstElementChild
  for (const row of rows) {
    if (row === next) next = next.nextElementSibling
    else moveBefore(section, row, next)
  }
}

/** Shows a table: which rows, in which order, with which columns. */
export function paintTable(model: TableModel, picture: Picture): void {
  const { table, parts, headRows } = model
  hideOthers(model, picture)
  for (const section of table.tBodies) {
    const own = parts.filter((part) => part.section === section)
    placeRows(
      section,
      own.flatMap((part) => rowsInView(part, picture)),
    )
  }
  for (const row of [...headRows, ...(table.tFoot ? rowsOf(table.tFoot) : [])]) picture.columns?.showCells(row)
  picture.columns?.showCols()
}
