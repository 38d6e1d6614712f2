import { formatPrice, type Tax } from '../price/format-price.ts'

/** The totals of the cart, shared by all widgets; amounts in euros. */
export interface CartSummary {
  count: number
  totalExclTax: number
  totalInclTax: number
  /** The total to display: with or without taxes. */
  display: Tax
  /** Increases with each change of the cart; 0 if the server gives none. */
  version: number
}

/** Parses a number in plain or French notation: `1234.5`, « 1 234,50 € ». */
function numberOf(text: string | null | undefined): number {
  const digits = (text ?? '').replace(/[^\d,.-]/g, '')
  if (!digits) return Number.NaN
  return Number(digits.includes(',') ? digits.replaceAll('.', '').replace(',', '.') : digits)
}

/**
 * Reads the summary from the root of a cart in HTML. `data-flx-count` and one total are enough: the other total is then
 * the same. Without a version, each answer counts as the newest.
 */
export function readCartSummary(root: Element | null): { summary: CartSummary | null; missing: string[] } {
  const read = (name: string): number => numberOf(root?.getAttribute(`data-flx-${name}`))
  const count = read('count')
  const [exclTax, inclTax, version] = [read('total-ht'), read('total-ttc'), read('version')]
  const total = Number.isNaN(inclTax) ? exclTax : inclTax
  const missing = [
    ...(Number.isNaN(count) ? ['data-flx-count'] : []),
    ...(Number.isNaN(total) ? ['data-flx-total-ttc'] : []),
  ]
  if (missing.length > 0) return { summary: null, missing }
  const asked = root?.getAttribute('data-flx-display')
  const summary: CartSummary = {
    version: version || 0,
    count,
    totalExclTax: Number.isNaN(exclTax) ? total : exclTax,
    totalInclTax: total,
    display: asked === 'ht' || (!asked && Number.isNaN(inclTax)) ? 'ht' : 'ttc',
  }
  return { summary, missing }
}

/** Returns true if two summaries describe the same cart: by version, or by content if the server gives none. */
export function isSameCart(one: CartSummary, other: CartSummary): boolean {
  if (one.version || other.version) return one.version === other.version
  return stampOf(one) === stampOf(other)
}

/** Returns a string that identifies the state of a cart: its version, else its content. */
export function stampOf({ version, count, totalExclTax, totalInclTax }: CartSummary): string {
  return version ? String(version) : [count, totalExclTax, totalInclTax].join(' ')
}

/** Formats the total that the visitor wants to see: « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return formatPrice(display === 'ht' ? totalExclTax : totalInclTax, display)
}
