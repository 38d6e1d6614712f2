import { pageBase } from '../../core/browser/navigation.ts'
import { findFirst } from '../../core/browser/select.ts'
import { endpoint } from '../../core/config.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { readCartHtml } from '../../domain/cart/cart-html.ts'
import type { CartOutcome } from '../../domain/cart/cart-queue.ts'
import { addedReply } from './add-to-cart-contract.ts'

export interface Added extends CartOutcome {
  /** Name of the article. Like the other properties, empty if the answer does not give it. */
  name: string
  /** The options chosen. */
  options: string
  image: string
  /** The server's message about the addition. */
  info: string
}

/** Returns the address that a form posts to: its own, or else the service of the specification (ART-01). */
export function addressOf(form: HTMLFormElement): string {
  const own = form.getAttribute('action')
  return own ? new URL(own, pageBase()).href : endpoint('ajax/modules/boutique/panier/add_item.php')
}

/**
 * Returns the article that was added, from the HTML of a cart: that of the line with `data-flx-added`, or else with the
 * reference or the article that was sent; its `data-flx-name` and its picture. Empty if the cart does not say.
 */
function addedIn(html: string, body: URLSearchParams | FormData): Pick<Added, 'name' | 'image'> {
  if (!html.includes('data-flx-')) return { name: '', image: '' }
  const cart = parseFragment(html)
  const lineOf = (hook: string, id: FormDataEntryValue | null) =>
    typeof id === 'string' && id ? `[data-flx-${hook}="${CSS.escape(id)}"][data-flx-name]` : ''
  const selectors = [
    '[data-flx-added]',
    lineOf('reference', body.get('idreference')),
    lineOf('article', body.get('idarticle')),
  ]
  for (const selector of selectors) {
    const line = selector && findFirst<Element>(selector, cart)
    if (!line) continue
    const name = (line.getAttribute('data-flx-name') || line.getAttribute('data-flx-added') || '').trim()
    return { name, image: line.querySelector('img')?.getAttribute('src') ?? '' }
  }
  return { name: '', image: '' }
}

/** @throws {RequestError} for every outcome that is not an answer of the shop (HTTP-02). */
export async function callAddItem(address: string, body: URLSearchParams | FormData): Promise<Added> {
  const reply = await send({ address, body })
  if (reply.type === 'html') {
    return { ...readCartHtml(reply.html, reply.address), ...addedIn(reply.html, body), options: '', info: '' }
  }
  const { isAdded, error, summary, added } = checkData(addedReply, reply.data, reply.address)
  const info = plainText(added.info)
  return { ...added, info, summary, refusal: isAdded ? '' : plainText(error) || httpTexts('refused') }
}
