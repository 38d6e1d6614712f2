import { pageBase } from '../../core/browser/address.ts'
import { findFirst } from '../../core/browser/select.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { readCartHtml } from '../../domain/cart/cart-html.ts'
import type { CartOutcome } from '../../domain/cart/cart-queue.ts'
import { addedReply } from './add-to-cart-contract.ts'

export interface Added extends CartOutcome {
  /** Of the article, where the answer says it. */
  name: string
}

/** Where a form posts: its own address, or else the service of the specification (ART-01). */
export function addressOf(form: HTMLFormElement): string {
  const own = form.getAttribute('action')
  return own ? new URL(own, pageBase()).href : endpoint('ajax/modules/boutique/panier/add_item.php')
}

/**
 * The article that a cart in HTML says was added: the line with `data-flx-added`, or else that of the reference or of the
 * article that was sent, by its `data-flx-name`; empty where the cart does not say.
 */
function addedNameIn(html: string, body: URLSearchParams): string {
  if (!html.includes('data-flx-')) return ''
  const cart = parseFragment(html)
  const lineOf = (hook: string, id: string | null) =>
    id ? `[data-flx-${hook}="${CSS.escape(id)}"][data-flx-name]` : ''
  const selectors = [
    '[data-flx-added]',
    lineOf('reference', body.get('idreference')),
    lineOf('article', body.get('idarticle')),
  ]
  for (const selector of selectors) {
    const line = selector && findFirst<Element>(selector, cart)
    if (line) return (line.getAttribute('data-flx-name') || line.getAttribute('data-flx-added') || '').trim()
  }
  return ''
}

/** @throws {RequestError} for every end that is not an answer of the shop (HTTP-02). */
export async function callAddItem(address: string, body: URLSearchParams): Promise<Added> {
  const reply = await send({ address, body })
  if (reply.type === 'html') return { ...readCartHtml(reply.html, reply.address), name: addedNameIn(reply.html, body) }
  const { isAdded, error, summary, name } = checkData(addedReply, reply.data, reply.address)
  return { summary, name, refusal: isAdded ? '' : plainText(error) || httpTexts('refused') }
}
