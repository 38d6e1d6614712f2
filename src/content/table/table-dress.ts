import { findAll } from '../../core/browser/select.ts'
import { fold } from './row-details.ts'
import { detailsClass, setSpan, spanOf } from './table-grid.ts'
import { tableTexts as t } from './table-messages.ts'
import type { TableModel } from './table-model.ts'

/** What of a header takes clicks itself: it cannot stand in a button. */
const interactive = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]'

export const frameClass = 'flx-table__frame'

/** The table of an element: the first that is in no other table, nor in another element of its kind. */
export function findTable(host: Element): HTMLTableElement | undefined {
  return [...host.querySelectorAll('table')].find(
    (table) => table.closest('flx-table') === host && !table.parentElement?.closest('table, [data-flx-untrusted]'),
  )
}

/** Moves a node with all that it holds and does; where browsers cannot do so at once, focus comes back by the caller. */
export function moveBefore(parent: Node, node: Node, before: Node | null): void {
  const able = parent as Node & { moveBefore?(node: Node, before: Node | null): void }
  if (able.moveBefore && parent.isConnected && node.isConnected) able.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Does something that moves nodes, and brings back focus where they took it away. */
export function keepingFocus(act: () => void): void {
  const { activeElement } = document
  act()
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement && activeElement.isConnected) {
    activeElement.focus({ preventScroll: true })
  }
}

/** Names a table that has no caption of its own; the empty label names none. */
export function addCaption(table: HTMLTableElement, label: string): void {
  if (table.caption || !label) return
  const caption = table.createCaption()
  caption.className = 'flx-table__caption'
  caption.append(label)
}

/** Gives the headers of columns that can be sorted their buttons, where they have none. */
export function addSortButtons({ columns }: TableModel): void {
  for (const [column, { head, name, said }] of columns.entries()) {
    if (!head || said === 'none' || head.querySelector(':scope > .flx-table__sort')) continue
    if (!head.textContent.trim() && !head.dataset.flxType) continue
    if (head.localName === 'td') head.role = 'columnheader'
    addSortButton(head, column, t('sort', { name }))
  }
}

/** Puts the content of a header in a button, or a button beside it where it has controls. */
function addSortButton(head: HTMLTableCellElement, column: number, label: string): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-table__sort'
  button.dataset.flxColumn = String(column)
  if (head.querySelector(interactive) || !head.textContent.trim()) {
    button.ariaLabel = label
    button.dataset.flxMount = ''
    head.append(button)
  } else {
    button.append(...head.childNodes)
    head.append(button)
  }
}

/** Gives an element back the table that its author wrote, also where it is a copy of one that was dressed. */
export function undress(host: Element): void {
  for (const details of findAll<HTMLTableRowElement>(`.${detailsClass}`, host)) {
    const row = details.previousElementSibling
    if (row instanceof HTMLTableRowElement) fold(row, details)
    else details.remove()
  }
  for (const added of findAll('.flx-table__more, .flx-table__rank, .flx-table__caption', host)) added.remove()
  for (const button of findAll('.flx-table__sort', host)) {
    if (button.dataset.flxMount === undefined) button.replaceWith(...button.childNodes)
    else button.remove()
  }
  for (const node of findAll('[data-flx-out]', host)) delete node.dataset.flxOut
  for (const node of findAll('[data-flx-first]', host)) delete node.dataset.flxFirst
  for (const cell of findAll<HTMLTableCellElement>('[data-flx-span]', host)) setSpan(cell, spanOf(cell))
  for (const head of findAll<HTMLTableSectionElement>('.flx-table__head', host)) {
    const body = head.parentElement?.querySelector(':scope > tbody')
    for (const row of [...head.rows].reverse()) {
      if (body) moveBefore(body, row, body.firstChild)
      else head.before(row)
    }
    head.remove()
  }
  for (const frame of findAll(`.${frameClass}`, host)) {
    const table = frame.querySelector('table')
    if (table) moveBefore(frame.parentNode as Node, table, frame)
    frame.remove()
  }
}
