import * as v from 'valibot'
import { endpoint } from '../../core/config.ts'
import { parseContent, parseDocument } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { sameElement } from '../../core/html/show-html.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import type { RequestErrorKind } from '../../core/http/failures.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { isSessionOver, Refusal, RequestError, tellsWhatToDo } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { asksToLogIn } from '../../core/http/session.ts'
import { wireText } from '../../core/wire-values.ts'
import type { Named } from './element-act.ts'
import { elementReply } from './my-elements-contract.ts'
import { myElementsTexts as t } from './my-elements-messages.ts'

/** Returns the URL that activates or deletes elements, unless their form gives another (ELEM-01). */
export const serviceAddress = (): string => endpoint('ajax/modules/modules/traitement.php')

/** Returns a refusal with the message to show: the server's, else a general one (ELEM-06). */
const refusalOf = (msg: string): Refusal => new Refusal(plainText(msg) || t('failed'))

/** Reads the messages of a fragment. Those of a whole page are about something else. */
const messagesIn = (html: string) => readMessages(isDocument(html) ? '' : html)

function readRefusal({ body }: RequestError): string {
  try {
    const answer = v.safeParse(v.object({ msg: wireText }), JSON.parse(body))
    return answer.success ? answer.output.msg : ''
  } catch {
    return messagesIn(body).refusal
  }
}

/** The expected answers, named in the error for authors of the server. */
const due = 'JSON, alert-success ou alert-danger'

/** Errors whose own messages tell visitors what they can do. */
const clear: readonly RequestErrorKind[] = ['offline', 'network', 'timeout', 'truncated', 'aborted']

/**
 * Activates, deactivates or deletes an element (ELEM-01).
 *
 * @returns the new class of the activation link; empty if the answer gives none, as in HTML.
 * @throws {Refusal} if the server refuses, or its answer cannot be understood.
 * @throws {RequestError} if no answer came, or the session is over.
 */
export async function sendAct(address: string, action: string, named: Named): Promise<string> {
  const body = new URLSearchParams(named.fields)
  body.set('action', action)
  body.set('element_module_ident', named.elementModuleIdent)
  body.set('element_id', named.elementId)
  try {
    const reply = await send({ address, body })
    if (reply.type === 'html') {
      const { refusal, success } = messagesIn(reply.html)
      if (refusal) throw refusalOf(refusal)
      if (!success) refuseHtml(reply.html, reply.address, due)
      return ''
    }
    const answer = checkData(elementReply, reply.data, reply.address)
    if (answer.result) return answer.class
    throw refusalOf(answer.msg)
  } catch (error) {
    if (!(error instanceof RequestError) || isSessionOver(error) || clear.includes(error.kind)) throw error
    console.error(`flx : un élément n’a pas pu être changé. ${error.detail}`)
    throw refusalOf(readRefusal(error) || (tellsWhatToDo(error) ? error.message : ''))
  }
}

const tag = 'flx-my-elements'

/**
 * Fetches the page again, and returns the content of the list in it.
 *
 * @throws {RequestError} `session` if it asks to log in instead; `wrong-kind` if the list is missing.
 */
export async function readList(host: Element, signal: AbortSignal): Promise<DocumentFragment> {
  const address = location.href.replace(/#.*$/, '')
  const reply = await send({ address, method: 'GET', page: true, cache: 'no-store', signal })
  const html = reply.type === 'html' ? reply.html : ''
  const found = isDocument(html) ? sameElement(parseDocument(html), host) : undefined
  if (found) return parseContent(found)
  const isOver = asksToLogIn(html, true)
  const came = reply.type === 'html' ? describeHtml(html) : 'du JSON'
  const detail = `la page et son <${tag}> attendus, reçu ${came}`
  throw new RequestError(isOver ? 'session' : 'wrong-kind', { address, status: 200, detail })
}
