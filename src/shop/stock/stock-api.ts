import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData, sendJson } from '../../core/http/send-json.ts'
import { alertReply, stockReply } from './stock-contract.ts'
import type { StockInfo } from './stock-info.ts'

const service = 'ajax/modules/boutique/article/traitement.php'

/** Address that a plain form of alert posts to. */
export function articleAddress(): string {
  return endpoint(service)
}

/** Stock of an article by reference (ART-02). @throws {RequestError} for every end that is not such an answer. */
export function readStock(articleId: string, signal: AbortSignal): Promise<Record<string, StockInfo>> {
  const body = { action: 'stock', idarticle: articleId }
  return sendJson({ address: endpoint(service), body, signal, same: 'share' }, stockReply)
}

/** Sends a form that asks to be told. @throws {RequestError} likewise. */
export async function askAlert(form: HTMLFormElement): Promise<{ isDone: boolean; message: string }> {
  // The attribute: a field of this form is called `action`, and hides the property.
  const reply = await send({ address: form.getAttribute('action') || endpoint(service), body: form })
  if (reply.type === 'json') {
    const { isDone, message } = checkData(alertReply, reply.data, reply.address)
    return { isDone, message: plainText(message) || (isDone ? '' : httpTexts('refused')) }
  }
  const { success, refusal } = readMessages(reply.html)
  if (isDocument(reply.html) || (!success && !refusal)) {
    refuseHtml(reply.html, reply.address, 'alert-success ou alert-danger')
  }
  return { isDone: !refusal, message: refusal || success }
}
