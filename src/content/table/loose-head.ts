// Fetched for the tables that have no head.
import { moveBefore } from './table-dress.ts'

type Row = HTMLTableRowElement

const isBold = (cell: Element): boolean => {
  const words = cell.textContent.trim()
  const bold = [...cell.querySelectorAll('b, strong')].map((each) => each.textContent).join('')
  return words !== '' && bold.replace(/\s+/g, '') === words.replace(/\s+/g, '')
}

/** The first row, where it can only be a header: written without `<thead>`, as text editors do (`<th>`, or all in bold). */
function looseHead(table: HTMLTableElement): Row | undefined {
  const [row, next] = table.rows
  if (table.tHead?.rows.length || !row || !next || row.parentElement?.localName === 'tfoot') return undefined
  const cells = [...row.cells]
  const isHead = cells.length > 1 && cells.some((cell) => cell.textContent.trim())
  const allHeads = cells.every(({ localName }) => localName === 'th')
  const hasOther = [...next.cells].some(({ localName }) => localName === 'td')
  if (isHead && allHeads && hasOther) return row
  return isHead && cells.every((cell) => isBold(cell)) && ![...next.cells].every(isBold) ? row : undefined
}

/** A first row that can only be a header becomes the table's head. */
export function liftHead(table: HTMLTableElement): void {
  const row = looseHead(table)
  if (!row) return
  const head = document.createElement('thead')
  head.className = 'flx-table__head'
  table.insertBefore(head, table.tBodies[0] ?? null)
  moveBefore(head, row, null)
}
