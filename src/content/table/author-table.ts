import { closest } from '../../core/browser/closest.ts'
import { findAll } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { moveBefore } from '../../core/html/nodes.ts'
import { textOf } from '../../core/html/text-of.ts'
import { returnContent } from './order/cell-value.ts'
import { isColumnType } from './order/column-type.ts'
import { tableTexts as t } from './table-messages.ts'
import { setSpan, spanOf } from './table-model.ts'
import type { SortKey } from './table-types.ts'

type Row = HTMLTableRowElement

/** Returns the table of an element: the first one that is in no other table, nor in a nested element of this kind. */
export function findTable(host: Element): HTMLTableElement | undefined {
  return [...host.querySelectorAll('table')].find(
    (table) => table.closest('flx-table') === host && !table.parentElement?.closest('table, [data-flx-untrusted]'),
  )
}

/** Returns the accessible name of a table: its caption, that of its figure, or the author's label. */
export function nameOf({ label }: { label: string }, table: HTMLTableElement): string {
  const caption = table.caption ?? table.closest('figure')?.querySelector('figcaption')
  return textOf(caption) || label || t('table')
}

/** Matches what React renders beside the rows: changes in there are not the page's. */
const ownTools = ['tools', 'status', 'pages'].map((name) => `[data-flx-mount="${name}"]`).join()

/** Returns true for changes that this library made: nodes that it rendered or moved. */
export function isOurs({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (closest(target, ownTools)) return true
  const nodes = [...addedNodes, ...removedNodes]
  const isMount = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-flx-mount')
  return type === 'childList' && nodes.length > 0 && nodes.every(isMount)
}

const isBold = (cell: Element): boolean => {
  const words = cell.textContent.trim()
  const bold = [...cell.querySelectorAll('b, strong')].map((each) => each.textContent).join('')
  return words !== '' && bold.replace(/\s+/g, '') === words.replace(/\s+/g, '')
}

/**
 * Returns the first row if it can only be a header: text editors write it without `<thead>`, with `<th>` or all in
 * bold.
 */
function findHeaderRow(table: HTMLTableElement): Row | undefined {
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

/**
 * Adds the `<thead>` that the author forgot if the first row can only be a header; else warns once about the missing
 * header.
 */
export function addMissingHead(table: HTMLTableElement, host: Element): void {
  const row = findHeaderRow(table)
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

/** Restores the table that the author wrote. The element may be a copy of one into which React has rendered. */
export function restoreTable(host: Element): void {
  const all = <E extends HTMLElement>(selector: string): E[] =>
    findAll<E>(selector, host).filter((node) => node.closest('flx-table') === host)
  for (const value of all('.flx-table__value')) {
    const row = value.closest('tr')?.previousElementSibling as Row | null
    const cell = row?.cells[Number(value.dataset.flxCell)]
    if (cell) returnContent(cell, value)
  }
  for (const title of all('.flx-table__title')) {
    const head = title.closest<HTMLElement>('th, td')
    if (head) returnContent(head, title)
  }
  for (const added of all('table [data-flx-mount="sort"], table [data-flx-mount="more"]')) added.remove()
  for (const added of all('[data-flx-mount="details"], [data-flx-mount="caption"]')) added.remove()
  for (const node of all('[data-flx-out]')) delete node.dataset.flxOut
  for (const node of all('[data-flx-first]')) delete node.dataset.flxFirst
  for (const cell of all<HTMLTableCellElement>('[data-flx-span]')) setSpan(cell, spanOf(cell))
  for (const head of all<HTMLTableSectionElement>('.flx-table__head')) {
    const body = head.parentElement?.querySelector(':scope > tbody')
    for (const row of [...head.rows].reverse()) {
      if (body) moveBefore(body, row, body.firstChild)
      else head.before(row)
    }
    head.remove()
  }
  for (const frame of all('.flx-table__frame')) {
    const table = frame.querySelector('table')
    if (table) moveBefore(frame.parentNode as Node, table, frame)
    frame.remove()
  }
}

export interface ColumnOptions {
  /** What each of them holds, by column from the left: an invalid word keeps its place, and counts as `auto`. */
  types: readonly string[]
  /** Columns, from 0, the most important first. */
  first: readonly number[]
  /** The keys to sort by at first, the most important first. */
  sort: readonly SortKey[]
}

const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Warns about invalid words in an attribute. @returns the valid ones */
function sift(host: Element, name: string, words: readonly string[], fits: (word: string) => boolean): string[] {
  for (const word of words.filter((each) => !fits(each))) {
    console.warn(`flx : ${openingTag(host)} : ${name} ne peut pas être « ${word} ».`)
  }
  return words.filter(fits)
}

/** Reads sort keys: `2 -3` is the second column, then the third in descending order. */
function readSort(host: Element, sort: string): SortKey[] {
  return sift(host, 'sort', wordsOf(sort), (word) => /^-?[1-9]\d*$/.test(word)).map((word) => ({
    column: Math.abs(Number(word)),
    descending: word.startsWith('-'),
  }))
}

/** Reads the author's options for the columns, and warns about invalid ones. */
export function readColumnOptions(host: HTMLElement & Record<keyof ColumnOptions, string>): ColumnOptions {
  const types = wordsOf(host.types)
  sift(host, 'types', types, (word) => word === 'auto' || isColumnType(word))
  const first = sift(host, 'first', wordsOf(host.first), (word) => /^[1-9]\d*$/.test(word))
  return { types, first: first.map((word) => Number(word) - 1), sort: readSort(host, host.sort) }
}
