import { parseFragment } from '../../core/html/parse-fragment.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { isDocument } from '../../core/http/session.ts'
import type { CartOutcome } from './cart-queue.ts'
import { readCartSummary } from './cart-summary.ts'

const viewTag = /<[a-z][^>]*\sdata-flx-view[\s=>][^>]*>/i

/** The root of the view: its tag says all that is asked of it, and a long cart is read once, where it is shown. */
function viewIn(html: string): Element | null {
  return parseFragment(viewTag.exec(html)?.[0] ?? html).querySelector('[data-flx-view]')
}

function refusalIn(html: string): string {
  if (!html.includes('alert-danger')) return ''
  return parseFragment(html).querySelector('.alert-danger')?.textContent?.trim() ?? ''
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
  const view = viewIn(html)
  return { summary: view && readCartSummary(view), refusal: refusalIn(html) }
}
