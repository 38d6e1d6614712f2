import type * as v from 'valibot'
import { config, endpoint } from '../../../core/config.ts'
import { parseFragment } from '../../../core/html/gate.ts'
import { isDocument } from '../../../core/html/is-document.ts'
import { plainText } from '../../../core/html/plain-text.ts'
import { describeHtml } from '../../../core/http/describe-html.ts'
import { Refusal, RequestError } from '../../../core/http/request-error.ts'
import { send } from '../../../core/http/send.ts'
import { checkData } from '../../../core/http/send-json.ts'
import { asksToLogIn } from '../../../core/http/session.ts'
import { type Choice, contentsReply, fieldsReply } from './parts-contract.ts'

export interface PartCall {
  address: string
  body: URLSearchParams
  signal: AbortSignal
}

/** The answer about a part of a form: HTML, or fields in JSON. */
export type PartAnswer = { html: DocumentFragment } | { fields: v.InferOutput<typeof fieldsReply>['champs'] }

const fields = 'input, select, textarea'

/**
 * Returns true if the answer may be shown. HTML that names no part and has no field must not replace a part that has
 * fields.
 */
function isForPart(html: DocumentFragment, part: Element | undefined): boolean {
  if (html.querySelector(`[data-flx-part], ${fields}`)) return true
  return !part || (part.querySelector(fields) === null && html.textContent?.trim() !== '')
}

/**
 * Requests a part of a form, in HTML or as fields in JSON.
 *
 * @param part - The part that an answer without names is for; without it, an empty answer is valid.
 * @throws {RequestError} for any other answer; `session` when the visitor has to log in again.
 * @throws {Refusal} when the server gives a reason.
 */
export async function askPart({ address, body, signal }: PartCall, part: Element | undefined): Promise<PartAnswer> {
  const reply = await send({ address, body, signal })
  if (reply.type === 'json') {
    const { isRefused, refusal, champs } = checkData(fieldsReply, reply.data, reply.address)
    if (isRefused) throw new Refusal(plainText(refusal))
    return { fields: champs }
  }
  const { html } = reply
  // Forms cannot be nested, so a form in the answer that has a password is a login form.
  if (asksToLogIn(html, isDocument(html) || /<form\b/i.test(html))) {
    const detail = 'une page de connexion est venue à la place d’une partie de formulaire'
    throw new RequestError('session', { address, status: 200, detail, body: html })
  }
  const fragment = parseFragment(html)
  const refusal = fragment.querySelector('.alert-danger')
  if (refusal && !fragment.querySelector('[data-flx-part]')) throw new Refusal(refusal.textContent?.trim() ?? '')
  if (!isForPart(fragment, part)) {
    const due = 'une partie de formulaire attendue (des champs, ou data-flx-part)'
    throw new RequestError('wrong-kind', { address, status: 200, detail: `${due}, reçu ${describeHtml(html)}` })
  }
  return { html: fragment }
}

/** Parameters of `get_contents.php` (FORM-09). */
export interface ContentsRequest {
  champ_cible: string
  modeleid: string
  modeleident: string
  elementclass: string
  elementids: string
  value: string
}

/**
 * Returns the parameter added to each request of a template when the page is marked as an administrator's (PAGE-11).
 */
export function adminFlag(): { is_admin?: '1' } {
  const written = document.querySelector('flx-config')?.getAttribute('is-admin') ?? 'off'
  return (config().is_admin ?? written !== 'off') ? { is_admin: '1' } : {}
}

/**
 * Requests from `get_contents.php` the options of a template's field (FORM-09): a list in JSON, or `<option>` in HTML.
 *
 * @throws {Refusal} when the server gives a reason. @throws {RequestError} for an answer that is not a list.
 */
export async function askContents(asked: ContentsRequest, signal: AbortSignal): Promise<Choice[]> {
  const address = endpoint('ajax/modules/templates/get_contents.php')
  const reply = await send({ address, body: { ...asked, type: 'autocompleter', ...adminFlag() }, signal })
  if (reply.type === 'json') {
    const found = checkData(contentsReply, reply.data, reply.address)
    if (Array.isArray(found)) return found
    throw new Refusal(plainText((found as { error_msg: string }).error_msg))
  }
  const options = [...parseFragment(`<select>${reply.html}</select>`).querySelectorAll('option')]
  if (options.length > 0) return options.map(({ value, text }) => ({ value, label: text }))
  if (asksToLogIn(reply.html, true)) {
    const detail = 'une page de connexion est venue à la place d’une liste'
    throw new RequestError('session', { address, status: 200, detail, body: reply.html })
  }
  const detail = `liste de value et label attendue, reçu ${describeHtml(reply.html)}`
  throw new RequestError('wrong-kind', { address, status: 200, detail, body: reply.html })
}
