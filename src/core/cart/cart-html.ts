import { parseFragment } from '../html/parse-fragment.ts'
import { RequestError } from '../http/request-error.ts'
import { isDocument } from '../http/session.ts'
import type { CartOutcome } from './cart-changes.ts'
import { readCartSummary } from './cart-summary.ts'

/** A message of the server may be HTML; it is shown as text. */
export function plainText(message: string): string {
  return /[<&]/.test(message) ? (parseFragment(message).textContent ?? '').trim() : message
}

/**
 * What an HTML answer about the cart says: its summary on the root of the view, a refusal in `alert-danger`
 * (decision 15).
 *
 * @throws {RequestError} `wrong-kind` for an empty answer and for a whole page.
 */
export function readCartHtml(html: string, address: string): CartOutcome {
  if (!html.trim() || isDocument(html)) {
    const came = html.trim() ? 'une page entière' : 'un corps vide'
    throw new RequestError('wrong-kind', { address, status: 200, detail: `panier attendu, reçu ${came}` })
  }
  const fragment = parseFragment(html)
  const view = fragment.querySelector('[data-flx-view]')
  const refusal = fragment.querySelector('.alert-danger')?.textContent?.trim() ?? ''
  return { summary: view && readCartSummary(view), refusal }
}
