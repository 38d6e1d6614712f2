import type * as v from 'valibot'
import { pageBase } from '../../core/browser/address.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { checkData } from '../../core/http/send-json.ts'
import { doneWords } from '../../core/wire-status.ts'
import { accountReply } from './account-contract.ts'

/** What an answer of the extranet says (LOGIN-02), in any of its forms. */
export interface AccountAnswer {
  /** `waiting`: it goes on once what `action` names is done; `refused` is `error`, `formerror`, or a danger in HTML. */
  outcome: 'done' | 'waiting' | 'refused'
  /** Why it was refused: `error_txt`, else `error_msg`, as text. Empty where the server says nothing. */
  error: string
  /** `info_msg`, as text: what was done, or what is waited for. */
  info: string
  /** What comes next, as the server names it: `open_popup_code` (LOGIN-03). */
  action: string
  /** Number of the contact; empty where none is logged in. */
  contact: string
  email: string
  /** Whether the account waits for a token, whose field is to be shown (SIGNUP-01). */
  confirmsAccount: boolean
  /** `idtransaction`: what the code of the second factor is for. */
  transaction: string
  /** `options`: what a passkey is made or used by (WebAuthn, in JSON); null where it is not about one. */
  options: object | null
  /** `evaldatas`: JavaScript of the site's own, to be run as a script of the answer, never by `eval` (decision 7). */
  script: string
  /** What the answer shows in HTML, not in the page yet: words, or a form to fill in. Empty where it is data alone. */
  html: DocumentFragment
  /** Where to go, as the answer says it (decision 7); empty where it does not. Not checked: it has to pass the gate. */
  redirect: string
  reload: boolean
}

/** A server whose own answers only know yes and no waits by its action alone. */
function outcomeOf({ status, action }: { status: string; action: string }): AccountAnswer['outcome'] {
  if (doneWords.includes(status)) return 'done'
  return status === 'wait' || action === 'open_popup_code' ? 'waiting' : 'refused'
}

const readJson = (wire: v.InferOutput<typeof accountReply>): AccountAnswer => ({
  outcome: outcomeOf(wire),
  error: plainText(wire.error_txt || wire.error_msg),
  info: plainText(wire.info_msg),
  action: wire.action,
  contact: wire.idcontact,
  email: wire.email,
  confirmsAccount: wire.confirmaccount,
  transaction: wire.idtransaction,
  options: wire.options,
  script: wire.evaldatas,
  html: parseFragment(wire.html),
  redirect: wire.redirect,
  reload: wire.reload,
})

const pathOf = (address: string): string => new URL(address, pageBase()).pathname
const textOf = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
const transactionOf = (root: ParentNode | null): string =>
  root?.querySelector<HTMLInputElement>('input[name="idtransaction"]')?.value ?? ''

/** `data-flx-options`, which holds JSON. */
function optionsIn(content: ParentNode): object | null {
  const text = content.querySelector('[data-flx-options]')?.getAttribute('data-flx-options')
  try {
    return text ? Object(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** A form that sends the code of the second factor. */
export const codeFormSelector =
  'form:has([name="idtransaction"]), form:has([name="action"][value="validercode"]), form:has(flx-two-factor)'

/**
 * What HTML says: `alert-danger` refuses, a form for the code is waited for, `alert-success` is done (decision 15), and so
 * is a page that the server led to where it asks for no password.
 */
function readHtml(html: string, address: string, asked: string): AccountAnswer {
  const content = parseFragment(html)
  const ledTo = isDocument(html) && pathOf(address) !== pathOf(asked) && !content.querySelector('[type="password"]')
  const danger = content.querySelector('.alert-danger')
  const success = content.querySelector('.alert-success')
  const form = content.querySelector('flx-two-factor form') ?? content.querySelector(codeFormSelector)
  const hook = content.querySelector('[data-flx-redirect]')?.getAttribute('data-flx-redirect')
  const redirect = hook ?? (ledTo && !danger && !form ? address : '')
  const reload = content.querySelector('[data-flx-reload]') !== null
  if (!danger && !success && !form && !redirect && !reload) {
    const came = isDocument(html) ? 'une page entière qui n’en dit rien' : html.trim() ? 'autre chose' : 'un corps vide'
    const detail = `réponse de l’extranet attendue (alert-success, alert-danger), reçu ${came}`
    throw new RequestError('wrong-kind', { address, status: 200, detail })
  }
  return {
    outcome: form ? 'waiting' : danger ? 'refused' : 'done',
    error: textOf(danger),
    info: textOf(success ?? form?.querySelector('p') ?? null),
    action: form ? 'open_popup_code' : '',
    contact: '',
    email: '',
    confirmsAccount: content.querySelector('[data-flx-confirmaccount]') !== null,
    transaction: transactionOf(form),
    options: optionsIn(content),
    script: '',
    html: content,
    redirect,
    reload,
  }
}

/**
 * What an answer of the extranet says, whatever it was asked: a login, a new account, a password (LOGIN-02, LOGIN-05).
 *
 * @param asked - Address that was asked: a page of another one is where the server led.
 * @throws {RequestError} `invalid` or `wrong-kind` where it says nothing of what was asked.
 */
export function readAccountAnswer(reply: Reply, asked = reply.address): AccountAnswer {
  return reply.type === 'json'
    ? readJson(checkData(accountReply, reply.data, reply.address))
    : readHtml(reply.html, reply.address, asked)
}
