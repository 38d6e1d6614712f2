import { shownTotal } from '../../core/cart/cart-summary.ts'
import { formatAmount } from '../../core/french/number.ts'
import { countOf } from '../../core/french/plural.ts'
import type { CartSummary } from '../../core/store.ts'
import type { Added } from './add-to-cart-api.ts'
import { addToCartTexts as t } from './add-to-cart-messages.ts'

export type Confirmation = 'modal' | 'none'

const modalCode = () => import('../../overlays/modal/open-modal.tsx')

/** Fetches the code of the confirmation while the server answers. A failure is met again, and said, at its use. */
export function fetchAhead(way: Confirmation): void {
  if (way === 'modal') modalCode().catch(() => {})
}

function summaryText(summary: CartSummary): string {
  const total = `${formatAmount(shownTotal(summary))}\u00a0${summary.display.toUpperCase()}`
  return t('summary', { count: countOf(summary.count, 'article'), total })
}

/** What is said of an addition, in plain sentences. */
export function sentences({ name, summary }: Added): string[] {
  return [name ? t('article', { name }) : t('added'), summary ? summaryText(summary) : ''].filter(Boolean)
}

function paragraphs(texts: string[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const text of texts) fragment.appendChild(document.createElement('p')).append(text)
  return fragment
}

async function inModal(added: Added, cart: string): Promise<void> {
  const { modal } = await modalCode()
  const goOn = { titre: t('continue'), secondaire: true, autoclose: true }
  const see = { titre: t('cart'), important: true, action: () => location.assign(cart) }
  const title = t('added')
  await modal({ title, content: paragraphs(sentences(added)), theme: 'success', buttons: cart ? [goOn, see] : [goOn] })
}

/** Confirms that an article was added (ART-01). */
export async function confirmAdded(way: Confirmation, added: Added, cart: string): Promise<void> {
  if (way === 'modal') await inModal(added, cart)
}
