import { lendContent } from './order/cell-value.ts'

type Row = HTMLTableRowElement

/** By row, that which shows its columns out of view. */
export const detailsOf = new WeakMap<Row, Row>()

/** Gives cells what was shown below their row, and takes that row away. A cell that has been written meanwhile keeps that. */
export function fold(row: Row, details: Row | undefined = detailsOf.get(row)): void {
  if (!details) return
  for (const value of details.querySelectorAll<HTMLElement>('.flx-table__value')) {
    const cell = row.cells[Number(value.dataset.flxCell)]
    if (!cell) continue
    lendContent(cell, undefined)
    if (!cell.firstChild) cell.append(...value.childNodes)
  }
  details.remove()
  detailsOf.delete(row)
  row.querySelector('.flx-table__more')?.setAttribute('aria-expanded', 'false')
}

/** Takes away the details of rows that are folded, those of a copy's too, and forgets rows that left the table. */
export function keepDetails(table: HTMLTableElement, unfolded: Set<Row>): void {
  for (const row of unfolded) if (!table.contains(row)) unfolded.delete(row)
  const kept = new Set([...unfolded].map((row) => detailsOf.get(row)))
  for (const row of table.querySelectorAll<Row>('.flx-table__details')) if (!kept.has(row)) row.remove()
}
