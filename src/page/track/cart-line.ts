import { parseAmount } from '../../core/french/number.ts'
import type { TrackItem } from './commerce.ts'
import { itemSelector, readItem } from './items.ts'

const escaped = (value: string): string => CSS.escape(value)

/** The quantity that a line's field says: the one that the server has, and the one that is wanted. */
export interface LineQuantities {
  current: number
  wanted: number
}

function rowOf(host: Element, line: string): Element | null {
  const control = host.querySelector(`[data-flx-value="${escaped(line)}"]`)
  return host.querySelector(`[data-flx-line="${escaped(line)}"]`) ?? control?.closest(itemSelector) ?? null
}

/** Number of the article of a line; empty where its row does not say it. */
export function lineArticle(host: Element, line: string): string {
  return rowOf(host, line)?.getAttribute('data-flx-article') ?? ''
}

/** The article of a line: as its row says it, else by the names that the row carries. */
export function lineItem(host: Element, line: string): TrackItem | undefined {
  const row = rowOf(host, line)
  const given = readItem(row?.closest(itemSelector) ?? row?.querySelector(itemSelector))
  if (given) return given
  const id = row?.getAttribute('data-flx-article')
  const name = row?.getAttribute('data-flx-name')
  return id ? { item_id: id, ...(name ? { item_name: name } : {}) } : undefined
}

export function lineQuantities(host: Element, line: string): LineQuantities | undefined {
  const field = host.querySelector<HTMLInputElement>(
    `input[data-flx-action="modifQte"][data-flx-value="${escaped(line)}"]`,
  )
  const [current, wanted] = [Number.parseInt(field?.defaultValue ?? '', 10), Number.parseInt(field?.value ?? '', 10)]
  return Number.isNaN(current) || Number.isNaN(wanted) ? undefined : { current, wanted }
}

/** What the chosen reference says of itself, beside its article: its price (`data-flx-price-ttc`) and its name. */
function chosenReference(form: HTMLFormElement | undefined): Partial<TrackItem> {
  const chosen = form?.querySelector('[name="idreference"]:checked, [name="idreference"] option:checked')
  const price = parseAmount(chosen?.getAttribute('data-flx-price-ttc') ?? '')
  const variant = chosen?.getAttribute('data-flx-variant')
  return { ...(price === undefined ? {} : { price }), ...(variant ? { item_variant: variant } : {}) }
}

/** The article that a form adds: as the form, what is in it or what is around it says, else by its `idarticle`. */
export function addedItem(host: Element, article: string): TrackItem {
  const forms = [...host.querySelectorAll('form')]
  const form = forms.find((each) => new FormData(each).get('idarticle') === article) ?? forms[0]
  const given =
    readItem(form?.closest(itemSelector)) ??
    readItem(form?.querySelector(itemSelector)) ??
    readItem(host.querySelector(itemSelector))
  const quantity = Number.parseInt(String((form && new FormData(form).get('quantite')) ?? ''), 10)
  return { item_id: article, ...given, ...chosenReference(form), quantity: quantity > 0 ? quantity : 1 }
}
