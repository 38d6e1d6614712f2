import { parseFragment } from '../html/gate.ts'
import { textOf } from '../html/text-of.ts'
import { describeHtml } from './describe-html.ts'
import { RequestError } from './request-error.ts'
import { isLoginForm } from './session.ts'

function messageIn(html: string, name: string): string {
  return html.includes(name) ? textOf(parseFragment(html).querySelector(`.${CSS.escape(name)}`)) : ''
}

/** Reads the messages of an HTML answer by their classes: a refusal, or else a success (decision 15). */
export function readMessages(html: string): { refusal: string; success: string } {
  const refusal = messageIn(html, 'alert-danger')
  return { refusal, success: refusal ? '' : messageIn(html, 'alert-success') }
}

/** @throws {RequestError} whose detail names the expected answer and the one received. */
export function refuseHtml(html: string, address: string, due: string): never {
  const facts = { address, status: 200, body: html }
  if (isLoginForm(html)) {
    const detail = `${due} attendu, reçu un formulaire de connexion`
    throw new RequestError('session', { ...facts, detail })
  }
  throw new RequestError('wrong-kind', { ...facts, detail: `${due} attendu, reçu ${describeHtml(html)}` })
}
