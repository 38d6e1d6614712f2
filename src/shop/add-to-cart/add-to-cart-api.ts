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
  return own ? new URL(own, document.baseURI).href : endpoint('ajax/modules/boutique/panier/add_item.php')
}

/** @throws {RequestError} for every end that is not an answer of the shop (HTTP-02). */
export async function callAddItem(address: string, body: URLSearchParams): Promise<Added> {
  const reply = await send({ address, body })
  if (reply.type === 'html') return { ...readCartHtml(reply.html, reply.address), name: '' }
  const { isAdded, error, summary, name } = checkData(addedReply, reply.data, reply.address)
  return { summary, name, refusal: isAdded ? '' : plainText(error) || httpTexts('refused') }
}
