import type * as v from 'valibot'
import { addressInFull, goTo, pageBase } from '../../core/browser/navigation.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { runCode } from '../../core/html/run-code.ts'
import { textOf } from '../../core/html/text-of.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { checkData } from '../../core/http/send-json.ts'
import { doneWords } from '../../core/wire-values.ts'
import { accountReply } from './account-contract.ts'

/** An answer of the extranet (LOGIN-02), in one shape for JSON and HTML. */
export interface AccountAnswer {
  /**
   * `waiting` until the step named by `action` is done; `refused` for `error`, `formerror`, or `alert-danger` in HTML.
   */
  outcome: 'done' | 'waiting' | 'refused'
  /** Why it was refused, as plain text: `error_txt`, else `error_msg`; may be empty. */
  error: string
  /** `info_msg` as plain text: what was done, or is still required. */
  info: string
  /** The next step, as the server names it: `open_popup_code` (LOGIN-03). */
  action: string
  /** Number of the contact; empty if nobody is logged in. */
  contact: string
  email: string
  /** True if the account needs a token, whose field is then shown (SIGNUP-01). */
  confirmsAccount: boolean
  /** `idtransaction`: identifies the request that the code of the second factor confirms. */
  transaction: string
  /** `options`: the WebAuthn options to create or use a passkey, from JSON; null if there are none. */
  options: object | null
  /** `evaldatas`: JavaScript of the site's own, run as a script of the answer, never by `eval` (decision 7). */
  script: string
  /** The answer's HTML, not yet in the page: a message, or a form to fill in. Empty for pure data. */
  html: DocumentFragment
  /** Address to go to (decision 7); empty if none. Not checked yet: it must be validated before use. */
  redirect: string
  reload: boolean
}

/** Returns the outcome. Some servers only know success and failure, and request the code by the action alone. */
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
const transactionOf = (root: ParentNode | null): string =>
  root?.querySelector<HTMLInputElement>('input[name="idtransaction"]')?.value ?? ''

function optionsIn(content: ParentNode): object | null {
  const text = content.querySelector('[data-flx-options]')?.getAttribute('data-flx-options')
  try {
    return text ? Object(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** Matches a form that sends the code of the second factor. */
export const codeFormSelector =
  'form:has([name="idtransaction"]), form:has([name="action"][value="validercode"]), form:has(flx-two-factor)'

/**
 * Reads an HTML answer: `alert-danger` is a refusal, a form for the code is a waiting step, and `alert-success` is a
 * success (decision 15), as is a redirect to a page without a password field.
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
    info: textOf(success ?? form?.querySelector('p')),
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
 * Reads an answer of the extranet to any request: a login, a new account, a password (LOGIN-02, LOGIN-05).
 *
 * @param asked - The requested address: an answer from another one is a redirect.
 * @throws {RequestError} `invalid` or `wrong-kind` for an answer that does not fit the request.
 */
export function readAccountAnswer(reply: Reply, asked = reply.address): AccountAnswer {
  return reply.type === 'json'
    ? readJson(checkData(accountReply, reply.data, reply.address))
    : readHtml(reply.html, reply.address, asked)
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')

/**
 * Follows a success: runs the script of the answer, then opens the page that the author or the server names; else
 * reloads this page for the visitor who has logged in (LOGIN-02).
 *
 * @param href - The author's address; empty if there is none.
 */
export function followAccountAnswer({ script, redirect }: AccountAnswer, href: string): void {
  const leaves = runCode(script)
  const asked = href || redirect
  const next = asked && addressInFull(asked)
  // `goTo` reports an invalid address in the console.
  if (asked) goTo(asked)
  // An address that differs only by its fragment would scroll instead of loading the page.
  if (next ? next.includes('#') && withoutHash(next) === withoutHash(location.href) : !leaves) location.reload()
}
