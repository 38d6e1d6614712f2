// Fetched for the tables that have no head.
import { openingTag } from '../../core/element/report-error.ts'
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

const told = new WeakSet<HTMLTableElement>()

/** A first row that can only be a header becomes the table's head; a table without one is said, once. */
export function liftHead(table: HTMLTableElement, host: Element): void {
  const row = looseHead(table)
  if (row) {
    const head = document.createElement('thead')
    head.className = 'flx-table__head'
    table.insertBefore(head, table.tBodies[0] ?? null)
    moveBefore(head, row, null)
  } else if (table.rows[0]?.cells[0] && !table.tHead?.rows.length && !told.has(table)) {
    told.add(table)
    console.warn(
      `flx : ${openingTag(host)} : le tableau n’a pas d’en-tête (<thead>, ou une première ligne de <th>) : il ne se trie pas.`,
    )
  }
}
