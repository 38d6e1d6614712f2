import { formatAmount } from '../../core/french/number.ts'
import { messages } from '../../core/i18n/texts.ts'

/** The two kinds of price: with taxes (`ttc`) or without them (`ht`). */
export type Tax = 'ttc' | 'ht'

/** « TTC » or « HT », in the language of the page. */
export const taxLabel = messages('price', { ttc: 'TTC', ht: 'HT' })

/** Formats an amount in euros, always followed by its tax label on the same line (decision 18): « 45,00 € TTC ». */
export function formatPrice(amount: number, tax: Tax): string {
  return `${formatAmount(amount)}\u00a0${taxLabel(tax)}`
}
