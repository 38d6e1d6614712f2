import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { onFormChange } from '../../core/browser/form.ts'
import { endpoint } from '../../core/config.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData, sendJson } from '../../core/http/send-json.ts'
import { useEvent } from '../../core/use-event.ts'
import { alertReply, stockReply } from './stock-contract.ts'
import type { StockInfo } from './stock-types.ts'

export function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

export function useReference(form: HTMLFormElement): string {
  const subscribe = useCallback((changed: () => void) => onFormChange(() => form, changed), [form])
  return useSyncExternalStore(subscribe, () => fieldOf(form, 'idreference'))
}

/**
 * Returns the stock of each reference of an article, null until the server has answered, and a function that asks
 * again.
 */
export function useStock(host: FlxElement, articleId: string): [Record<string, StockInfo> | null, () => void] {
  const [stock, setStock] = useState<Record<string, StockInfo> | null>(null)
  const [latest] = useState(createLatest)
  const ask = useCallback((): void => {
    latest
      .run((signal) => readStock(articleId, signal))
      // On failure, the form stays as the author made it.
      .then(setStock, (error) => isAborted(error) || reportError(host, error))
  }, [host, latest, articleId])
  useEffect(() => {
    ask()
    return () => latest.abort()
  }, [ask, latest])
  // A page that comes back as it was left may offer what was bought meanwhile, by this visitor or by another.
  useEvent(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && ask())
  return [stock, ask]
}

const service = 'ajax/modules/boutique/article/traitement.php'

export function articleAddress(): string {
  return endpoint(service)
}

/**
 * Fetches the stock of an article by reference (ART-02). @throws {RequestError} for every outcome that is not such an
 * answer.
 */
function readStock(articleId: string, signal: AbortSignal): Promise<Record<string, StockInfo>> {
  const body = { action: 'stock', idarticle: articleId }
  return sendJson({ address: endpoint(service), body, signal, same: 'share' }, stockReply)
}

/** Sends an alert form. @throws {RequestError} likewise. */
export async function askAlert(form: HTMLFormElement): Promise<{ isDone: boolean; message: string }> {
  // The attribute, as this form has a field named `action`, which hides the property.
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
