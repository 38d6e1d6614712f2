import type * as v from 'valibot'
import { parseFragment } from '../../../core/html/gate.ts'
import { isDocument } from '../../../core/html/is-document.ts'
import { plainText } from '../../../core/html/plain-text.ts'
import { showHtml } from '../../../core/html/show-html.ts'
import { type Field, isField, isHalfTyped } from '../../../core/html/typed-fields.ts'
import { httpTexts } from '../../../core/http/http-messages.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { send } from '../../../core/http/send.ts'
import { checkData } from '../../../core/http/send-json.ts'
import { asksToLogIn } from '../../../core/http/session.ts'
import { whatCame } from '../../../core/http/what-came.ts'
import { findField } from '../fields.ts'
import { setChoices } from './choices.ts'
import { fieldsReply } from './parts-contract.ts'

/** A refusal in the server's own words. */
export class Refusal extends Error {}

export interface PartCall {
  address: string
  body: URLSearchParams
  signal: AbortSignal
}

/** What came for a part of a form. */
export type PartAnswer = { html: DocumentFragment } | { fields: v.InferOutput<typeof fieldsReply>['champs'] }

const fields = 'input, select, textarea'

/** Whether an answer may be shown: what names no part and holds no field takes no field away, whatever it is. */
function isForPart(html: DocumentFragment, part: Element | undefined): boolean {
  if (html.querySelector(`[data-flx-part], ${fields}`)) return true
  return !part || (part.querySelector(fields) === null && html.textContent?.trim() !== '')
}

/**
 * Asks for a part of a form, in HTML or as fields in JSON.
 *
 * @param part - The part that an answer without names is for; without it, to say nothing is an answer.
 * @throws {RequestError} for what is neither; `session` where the visitor has to log in again.
 * @throws {Refusal} where the server says why not.
 */
export async function askPart({ address, body, signal }: PartCall, part: Element | undefined): Promise<PartAnswer> {
  const reply = await send({ address, body, signal })
  if (reply.type === 'json') {
    const { isRefused, refusal, champs } = checkData(fieldsReply, reply.data, reply.address)
    if (isRefused) throw new Refusal(plainText(refusal) || httpTexts('refused'))
    return { fields: champs }
  }
  const { html } = reply
  // A form in a form there cannot be: one with a password is to log in.
  if (asksToLogIn(html, isDocument(html) || /<form\b/i.test(html))) {
    const detail = 'une page de connexion est venue à la place d’une partie de formulaire'
    throw new RequestError('session', { address, status: 200, detail, body: html })
  }
  const fragment = parseFragment(html)
  const refusal = fragment.querySelector('.alert-danger')
  if (refusal && !fragment.querySelector('[data-flx-part]')) throw new Refusal(refusal.textContent?.trim() ?? '')
  if (!isForPart(fragment, part)) {
    const due = 'une partie de formulaire attendue (des champs, ou data-flx-part)'
    throw new RequestError('wrong-kind', { address, status: 200, detail: `${due}, reçu ${whatCame(html)}` })
  }
  return { html: fragment }
}

/** The nodes for a part: those that the answer gives it by name, or all of an answer that names none. */
function contentFor(part: Element, html: DocumentFragment): DocumentFragment | undefined {
  const name = part.getAttribute('data-flx-part') ?? ''
  const named = html.querySelector(`[data-flx-part="${CSS.escape(name)}"]`)
  if (!named) return html.querySelector('[data-flx-part]') ? undefined : html
  const content = new DocumentFragment()
  content.append(...named.childNodes)
  return content
}

function write(field: Field, value: string): void {
  if (field.value === value || isHalfTyped(field)) return
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Shows an answer: HTML in the parts of the form that it is for, by as few changes as can be, so that what is typed and
 * the focus stay; fields in JSON in the fields of the form.
 *
 * @param asked - The part that an answer without names is for.
 * @returns the parts that were shown anew.
 */
export async function showAnswer(
  form: HTMLFormElement,
  answer: PartAnswer,
  asked: Element | undefined,
): Promise<Element[]> {
  if ('fields' in answer) {
    for (const [name, { options, valeur: value }] of Object.entries(answer.fields)) {
      const field = findField(form, name)
      if (!field || !isField(field)) {
        console.warn(`flx : le serveur parle du champ « ${name} », que le formulaire n’a pas.`)
        continue
      }
      if (options) setChoices(field, options)
      if (value != null) write(field, value)
    }
    return asked ? [asked] : []
  }
  const { html } = answer
  const isNamed = html.querySelector('[data-flx-part]') !== null
  const targets = isNamed ? [...form.querySelectorAll('[data-flx-part]')] : asked ? [asked] : []
  const shown: Element[] = []
  for (const part of targets) {
    const content = contentFor(part, html)
    if (content && (await showHtml(part, content, { mode: 'morph' }))) shown.push(part)
  }
  return shown
}
