import { pageBase } from '../../core/browser/navigation.ts'
import { parseDocument } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { parseReply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { asksToLogIn } from '../../core/http/session.ts'
import { type FormAnswer, ownAnswer } from './answer/form-answer.ts'
import { formReply } from './answer/form-contract.ts'
import { readHtml } from './answer/read-html.ts'
import { findField } from './fields.ts'
import { formTexts as t } from './form-messages.ts'
import { hiddenFields, isToken, type Submission, takeTokens } from './submission.ts'

/** Milliseconds: the visitor waits for the renewal, so after this time the form is sent without it. */
const renewalTimeout = 5000

const attributesOf = (form: Element): string =>
  ['id', 'name', 'action'].map((name) => form.getAttribute(name)).join('\n')

/** Finds the same form in a newly loaded page: by its attributes, and by its index among the forms that share them. */
function sameForm(form: HTMLFormElement, page: Document): HTMLFormElement | undefined {
  const alike = (forms: HTMLCollectionOf<HTMLFormElement>): HTMLFormElement[] =>
    [...forms].filter((each) => attributesOf(each) === attributesOf(form))
  return alike(page.forms)[alike(document.forms).indexOf(form)]
}

/** Takes over the new page's session hash, so that caches and drafts belong to the session that has begun. */
function followSession(page: Document): void {
  const hash = page.querySelector('flx-config')?.getAttribute('session-hash')
  const own = [...document.querySelectorAll('flx-config')].find((each) => !isUntrusted(each))
  if (hash && own?.hasAttribute('session-hash')) own.setAttribute('session-hash', hash)
}

/**
 * Loads the page again and copies the tokens of the current session into the form. Nothing else of the form changes.
 * Nothing changes at all if the page does not load or no longer has the form.
 *
 * @returns true if a token has changed.
 */
export async function renewSession(form: HTMLFormElement, signal?: AbortSignal): Promise<boolean> {
  try {
    const address = location.href.replace(/#.*/, '')
    const reply = await send({ address, method: 'GET', cache: 'no-store', page: true, timeout: renewalTimeout, signal })
    if (reply.type !== 'html') return false
    const page = parseDocument(reply.html)
    followSession(page)
    const others = sameForm(form, page)
    if (!others) return false
    const given = new Map(hiddenFields(others).map(({ name, value }) => [name, value]))
    let isNew = false
    for (const field of hiddenFields(form)) {
      const value = given.get(field.name)
      if (!isToken(field.name) || !value || value === field.value) continue
      // The default value as well: a field that differs from it would count as changed by the visitor.
      field.defaultValue = value
      field.value = value
      isNew = true
    }
    return isNew
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

interface FormCall {
  form: HTMLFormElement
  successClass: string
  /** Key by which the server recognises a repeated submission; empty for a request that may be repeated freely. */
  key: string
  signal?: AbortSignal
  /** True when this is the second attempt, made with renewed tokens. */
  isRenewed?: boolean
}

const minute = 60_000
const pathOf = (address: string): string => new URL(address, pageBase()).pathname

/**
 * Returns true if this page can log in. When it can, a login form in an answer does not mean that the session is over.
 */
const canLogInHere = (): boolean => document.querySelector('input[type="password"], flx-login') !== null

/** @param isRefused - True when the HTTP status is an error, whatever the body says. */
function readJson(data: unknown, address: string, form: HTMLFormElement, isRefused = false): FormAnswer {
  const { isDone: isTaken, message, problems, next } = checkData(formReply, data, address)
  const isDone = isTaken && !isRefused
  return {
    isDone,
    message: plainText(message) || (isDone ? t('sent') : ''),
    shown: { message: message || (isDone ? t('sent') : problems.length > 0 ? '' : t('refused')) },
    problems: problems.map(({ name, message }) => ({
      name,
      message: plainText(message),
      field: name ? findField(form, name) : undefined,
    })),
    next,
  }
}

/** Reads the answer of a server that rejects the form by its HTTP status and gives the reason in the body. */
function readRefusal(error: RequestError, call: FormCall): FormAnswer | undefined {
  const { body, kind, address, status } = error
  if (kind !== 'refused') return undefined
  if (status === 413) return ownAnswer(false, t('too-large'))
  try {
    const reply = parseReply(body, '', { url: address, status })
    // What a server says by itself where nobody wrote an answer: « 429 Too Many Requests ».
    if (status === 429 && reply.type === 'html' && !body.includes('alert-danger')) return undefined
    // A login page is not an answer to this form.
    if (reply.type === 'html' && asksToLogIn(body, isDocument(body) && !canLogInHere())) return undefined
    const answer =
      reply.type === 'json'
        ? readJson(reply.data, address, call.form, true)
        : readHtml(reply.html, { ...call, address })
    return { ...answer, isDone: false, reply }
  } catch {
    return undefined
  }
}

/** Returns the answer for a form that was redirected: go to the page that the browser would show. */
function redirectedTo(address: string): FormAnswer {
  return ownAnswer(true, t('sent'), { next: { redirect: address, reload: false, close: false } })
}

/** HTTP statuses by which servers reject a token. */
const tokenRefusals = new Set([403, 419])

/** Fetches new tokens for a form whose token was rejected. @returns true if a token has changed */
async function isRenewed(error: unknown, { form, signal, isRenewed }: FormCall): Promise<boolean> {
  if (isRenewed || !(error instanceof RequestError) || !tokenRefusals.has(error.status)) return false
  if (!hiddenFields(form).some(({ name }) => isToken(name))) return false
  return renewSession(form, signal)
}

/**
 * Sends a form and reads the answer, in HTML or JSON (FORM-01, FORM-02).
 *
 * @throws {RequestError} when no answer to the form came; `session` when the visitor has to log in again.
 */
export async function sendForm(
  sent: Pick<Submission, 'address' | 'method' | 'body' | 'hasFiles'>,
  call: FormCall,
): Promise<FormAnswer> {
  const { address, method, body, hasFiles } = sent
  const { key, signal } = call
  const timeout = hasFiles ? 30 * minute : minute
  try {
    const reply = await send({ address, method, body, key, timeout, signal, page: true })
    if (reply.type === 'json') return { ...readJson(reply.data, reply.address, call.form), reply }
    const isPage = isDocument(reply.html)
    // A page with a login form, instead of an answer, means that the session is over.
    const isAnswer = !isPage && [call.successClass, 'alert-danger'].some((name) => reply.html.includes(name))
    if (asksToLogIn(reply.html, !isAnswer && !canLogInHere())) {
      const detail = 'une page de connexion est venue à la place de la réponse'
      throw new RequestError('session', { address: reply.address, status: 200, detail, body: reply.html })
    }
    if (isPage && pathOf(reply.address) !== pathOf(address)) return { ...redirectedTo(reply.address), reply }
    return { ...readHtml(reply.html, { ...call, address: reply.address }), reply }
  } catch (error) {
    if (await isRenewed(error, call)) {
      takeTokens([body], call.form)
      return sendForm(sent, { ...call, isRenewed: true })
    }
    const answer = error instanceof RequestError ? readRefusal(error, call) : undefined
    if (answer) return answer
    throw error
  }
}
