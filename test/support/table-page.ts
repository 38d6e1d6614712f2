import { fixture } from '@open-wc/testing'
import type { FlxTableElement } from '../../elements/table.ts'
import '../../elements/table.ts'
import { waitUntil } from './wait-until.ts'

type Cells = readonly (readonly string[])[]

export const rowsHtml = (rows: Cells, tag = 'td'): string =>
  rows.map((row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('')

/** A table as an author writes it. */
export const tableOf = (head: readonly string[], rows: Cells, more = ''): string =>
  `<table><caption>Frais</caption><thead>${rowsHtml([head], 'th')}</thead><tbody>${rowsHtml(rows)}</tbody>${more}</table>`

/** Opens a page with a table, once it is taken in hand. */
export async function openTable(table: string, attributes = ''): Promise<FlxTableElement> {
  const host = await fixture<FlxTableElement>(`<flx-table ${attributes}>${table}</flx-table>`)
  await host.ready
  // Tools come first: the table is taken in hand in one go.
  if (host.querySelector('table')) await waitUntil(() => host.querySelector('[role="region"]'))
  return host
}

export const sortButton = (host: Element, name: string): HTMLButtonElement => {
  const found = [...host.querySelectorAll<HTMLButtonElement>('thead button')].find((button) =>
    (button.ariaLabel ?? button.textContent).includes(name),
  )
  if (!found) throw new Error(`no button for ${name}`)
  return found
}

/** Texts of a column of the rows that a visitor sees, from 0. */
export const seen = (host: Element, column = 0, section = 'tbody'): string[] =>
  [...host.querySelectorAll<HTMLTableRowElement>(`${section} > tr:not(.flx-table__details)`)]
    .filter((row) => row.checkVisibility())
    .map((row) => row.cells[column]?.textContent.trim() ?? '')

export const until = (host: Element, texts: readonly string[], column = 0): Promise<void> =>
  waitUntil(() => `${seen(host, column)}` === `${texts}`, `${texts} instead of ${seen(host, column)}`)

export const prices = [
  ['France', '48 h', '6,90 €'],
  ['Belgique', '4 jours', '12,50 €'],
  ['Suisse', '1 semaine', '1 004,00 €'],
]
export const priceTable = tableOf(['Zone', 'Délai', 'Prix'], prices)
