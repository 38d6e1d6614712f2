import { pageBase } from '../../core/browser/address.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { parseReply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { asksToLogIn } from '../../core/http/session.ts'
import type { FormAnswer } from './answer/form-answer.ts'
import { formReply } from './answer/form-contract.ts'
import { readHtml } from './answer/read-html.ts'
import { findField } from './fields.ts'
import { formTexts as t } from './form-messages.ts'
import { hiddenFields, isToken, type Submission, takeTokens } from './submission.ts'

interface FormCall {
  form: HTMLFormElement
  successClass: string
  /** What the server knows a repeated sending by; empty for what may be asked again as often as one likes. */
  key: string
  signal?: AbortSignal
  /** Whether it is sent a second time already, with tokens of today. */
  isRenewed?: boolean
}

const minute = 60_000
const pathOf = (address: string): string => new URL(address, pageBase()).pathname

/** A site whose pages all hold a login form says nothing by one of them. */
const canLogInHere = (): boolean => document.querySelector('input[type="password"], flx-login') !== null

/** @param isRefused - The status says that it is a refusal, whatever the body says of itself. */
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

/** A server may refuse by its status, and say why in the body: the same answer as any other. */
function readRefusal(error: RequestError, call: FormCall): FormAnswer | undefined {
  const { body, kind, address, status } = error
  if (kind !== 'refused') return undefined
  if (status === 413) {
    const message = t('too-large')
    return {
      isDone: false,
      message,
      shown: { message },
      problems: [],
      next: { redirect: '', reload: false, close: false },
    }
  }
  try {
    const reply = parseReply(body, '', { url: address, status })
    // A page to log in on is no refusal of this form.
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

/** A page where the form led elsewhere is where a browser would be now. */
function redirectedTo(address: string): FormAnswer {
  return {
    isDone: true,
    message: t('sent'),
    shown: { message: t('sent') },
    problems: [],
    next: { redirect: address, reload: false, close: false },
  }
}

/** How servers say that a token is not, or no longer, theirs. */
const tokenRefusals = new Set([403, 419])

/** Gives a form whose token was refused the one that its page has by now. @returns whether there is another one */
async function isRenewed(error: unknown, { form, signal, isRenewed }: FormCall): Promise<boolean> {
  if (isRenewed || !(error instanceof RequestError) || !tokenRefusals.has(error.status)) return false
  if (!hiddenFields(form).some(({ name }) => isToken(name))) return false
  const code = await import('./renew-session.ts').catch(() => undefined)
  return (await code?.renewSession(form, signal)) ?? false
}

/**
 * Sends a form and reads the answer, in HTML or JSON (FORM-01, FORM-02).
 *
 * @throws {RequestError} for every end that says nothing of the form; `session` where the visitor has to log in again.
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
    // A login form that says nothing of this one is no answer to it.
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
