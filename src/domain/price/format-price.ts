import { formatAmount } from '../../core/french/number.ts'
import { messages } from '../../core/i18n/texts.ts'

/** The two ways in which a price is said: with taxes (`ttc`) or without them (`ht`). */
export type Tax = 'ttc' | 'ht'

/** « TTC » or « HT », in the language of the page. */
export const taxLabel = messages('price', { ttc: 'TTC', ht: 'HT' })

/** An amount in euros with its regime always written beside it (decision 18), never on another line: « 45,00 € TTC ». */
export function formatPrice(amount: number, tax: Tax): string {
  return `${formatAmount(amount)}\u00a0${taxLabel(tax)}`
}
