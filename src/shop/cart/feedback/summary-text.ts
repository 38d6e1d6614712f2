import { countOf } from '../../../core/french/number.ts'
import { type CartSummary, formatTotal } from '../../../domain/cart/cart-summary.ts'
import { cartTexts as t } from '../cart-messages.ts'

/** Returns the number of articles and their total as text, for screen readers. */
export function summaryText(summary: CartSummary | null): string {
  if (!summary) return ''
  if (summary.count === 0) return t('summary-empty')
  return t('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}
