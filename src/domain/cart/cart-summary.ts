import { formatPrice, type Tax } from '../price/format-price.ts'

/** What every widget may know of the cart. Amounts in euros. */
export interface CartSummary {
  /** Number of pieces. */
  count: number
  totalExclTax: number
  totalInclTax: number
  /** Which of the two totals the visitor wants to read. */
  display: Tax
  /** Grows with every write of this cart; 0 where the server gives none. */
  version: number
}

/** What a cart in HTML says of itself, and the hooks that it would need to say it. */
export interface ReadSummary {
  /** Null when the hooks are missing. */
  summary: CartSummary | null
  missing: string[]
}

/** A number as a machine or as a French template writes it: `1234.5`, « 1 234,50 € ». */
function numberOf(text: string | null | undefined): number {
  const digits = (text ?? '').replace(/[^\d,.-]/g, '')
  if (!digits) return Number.NaN
  return Number(digits.includes(',') ? digits.replaceAll('.', '').replace(',', '.') : digits)
}

/**
 * Reads the summary that a cart in HTML carries on its root: `data-flx-count` and a total are enough. The other total is
 * then the same; without a version, each answer is the newest.
 */
export function readCartSummary(root: Element | null): ReadSummary {
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

/** Whether two summaries say the same cart: by the version, or by what is in it where the server gives none. */
export function isSameCart(one: CartSummary, other: CartSummary): boolean {
  if (one.version || other.version) return one.version === other.version
  return stampOf(one) === stampOf(other)
}

/** What tells a cart from another: its version, or else what is in it. */
export function stampOf({ version, count, totalExclTax, totalInclTax }: CartSummary): string {
  return version ? String(version) : [count, totalExclTax, totalInclTax].join(' ')
}

/** The total that the visitor wants to read: « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return formatPrice(display === 'ht' ? totalExclTax : totalInclTax, display)
}
