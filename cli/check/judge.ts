import type { CallDescription } from '../../src/contract/call.ts'
import { calls } from '../../src/contract/calls.ts'
import { parseFragment } from '../../src/core/html/gate.ts'
import { isDocument } from '../../src/core/html/is-document.ts'
import { refusalReason } from '../../src/core/http/admit.ts'
import { describeHtml, withoutNotices } from '../../src/core/http/describe-html.ts'

import { parseReply, type Reply } from '../../src/core/http/reply.ts'
import { RequestError } from '../../src/core/http/request-error.ts'
import { checkData } from '../../src/core/http/send-json.ts'
import { isLoginPage } from '../../src/core/http/session.ts'
import { readCartHtml } from '../../src/domain/cart/cart-html.ts'
import { checkHooks } from '../../src/page/diag/checks/hooks.ts'
import { checkIds } from '../../src/page/diag/checks/ids.ts'
import { checkOrderWords } from './checks/order.ts'
import { type Fault, fault } from './fault.ts'
import { openPage } from './page.ts'
import { nameOf, type Reading } from './readings/reading.ts'
import type { Answer } from './visitor.ts'

/** The result of checking an answer. */
export interface Verdict {
  faults: Fault[]
  /** The parsed answer, if it can be parsed. */
  reply?: Reply
}

/** Returns the description of a call. @throws if there is no call of that name */
function callOf(id: string): CallDescription {
  const found = calls.find((call) => call.id === id)
  if (!found) throw new Error(`no call is named ${id}`)
  return found
}

/** Returns true if the call's HTML is parsed as that of a cart. */
const isCart = ({ tags }: CallDescription): boolean => tags.includes('flx-cart') || tags.includes('flx-add-to-cart')
const isHtmlType = (type: string): boolean => /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)

/** Returns the detail of an error, without the address at its beginning. */
function detailOf({ detail, address }: RequestError): string {
  const said = detail.replace(`${address} : `, '').replace(/, attendu "[^"]*", reçu undefined/g, ' absent')
  return `${said}.`.replace(/^./, (letter) => letter.toUpperCase())
}

/** Checks that a shared cache cannot give a visitor's answer to somebody else. */
function checkCache({ headers }: Answer, { tags }: CallDescription, where: string): Fault[] {
  const isOnesOwn = tags.some((tag) => ['flx-cart', 'flx-add-to-cart', 'flx-account'].includes(tag))
  const cache = headers.get('Cache-Control') ?? ''
  if (!isOnesOwn || !/\bpublic\b|s-maxage/i.test(cache)) return []
  return [fault('call-shared', `La réponse, qui est à un visiteur, dit « ${cache} ».`, where)]
}

/**
 * Checks for bytes that are not text: compressed twice, by PHP and by the server, or in another encoding than declared.
 */
function checkBytes({ body, text }: Answer, where: string): Fault | undefined {
  if (body[0] === 0x1f && body[1] === 0x8b)
    return fault('call-gzip', 'La réponse est encore compressée, une fois décompressée.', where)
  const at = text.indexOf('\ufffd')
  if (at < 0) return undefined
  return fault(
    'call-charset',
    `Des lettres se lisent de travers : « ${text.slice(Math.max(0, at - 12), at + 8)} ».`,
    where,
  )
}

function checkStatus({ status }: Answer, where: string, mayRefuse = false): Fault | undefined {
  if (status === 401) return fault('call-session', 'Le service répond 401 : il demande de se connecter.', where)
  if (status === 404 || status === 405 || status === 410)
    return fault('call-missing', `Le service répond ${status}.`, where)
  if (status >= 500) return fault('call-failed', `Le service répond ${status}.`, where)
  return status >= 400 && !mayRefuse ? fault('call-refused', `Le service répond ${status}.`, where) : undefined
}

function checkJson(call: CallDescription, data: unknown, where: string): Fault[] {
  if (!call.json) return [fault('call-kind', 'HTML attendu, reçu du JSON.', where)]
  try {
    checkData(call.json.schema, data, where)
    return []
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return [fault('call-schema', detailOf(error), where)]
  }
}

/** Checks the HTML of a cart with the rules of the `?flx=diag` panel. */
function checkCart(html: string, address: string, where: string): Fault[] {
  const isRow = /^\s*<t(?:r|body|head)\b/i.test(html)
  const { document } = openPage(`<flx-cart>${isRow ? `<table>${html}</table>` : html}</flx-cart>`, address)
  const found = [...checkHooks(), ...checkIds()]
  return [
    ...found.flatMap(({ rule, text }) => (rule ? [fault(rule, text, where)] : [])),
    ...checkOrderWords(document, () => where),
  ]
}

/** Checks an HTML answer with the code of its element. */
function checkRead({ readHtml, isRepeated }: Reading, html: string, address: string, where: string): Fault[] {
  try {
    readHtml?.(html, address)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return [fault(isDocument(html) ? 'call-page' : 'call-hooks', detailOf(error), where)]
  }
  if (!isRepeated?.(html)) return []
  return [fault('call-same', 'Les articles de la suite sont ceux que la page a déjà.', where)]
}

function checkHtml(call: CallDescription, html: string, address: string, where: string, reading: Reading): Fault[] {
  if (reading.readHtml) return checkRead(reading, html, address, where)
  if (isDocument(html)) return [fault('call-page', `Un fragment est attendu, reçu ${describeHtml(html)}.`, where)]
  if (!call.html) return [fault('call-kind', `JSON attendu, reçu ${describeHtml(html)}.`, where)]
  if (isCart(call)) {
    let found: ReturnType<typeof readCartHtml> | undefined
    try {
      found = readCartHtml(html, address)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
    }
    if (found?.isCart || (found && call.id !== 'panier' && (found.success || found.refusal)))
      return checkCart(html, address, where)
    return [fault('call-hooks', `Un panier est attendu (data-flx-view), reçu ${describeHtml(html)}.`, where)]
  }
  const missing = call.html.hooks.filter(
    ({ selector, isNeeded }) => isNeeded && !parseFragment(html).querySelector(selector),
  )
  return missing.map(({ selector }) => fault('call-hooks', `${selector} manque, reçu ${describeHtml(html)}.`, where))
}

/** Returns true if a JSON answer says that the submitted data was accepted. */
export function isDone({ id }: Reading, data: unknown): boolean {
  const { json } = callOf(id)
  if (!json) return false
  try {
    return (checkData(json.schema, data, '') as { isDone?: boolean }).isDone === true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

/** Checks an answer with the library's own rules, and returns its faults. */
export function judge(reading: Reading, answer: Answer): Verdict {
  const [call, where] = [callOf(reading.id), nameOf(reading)]
  const { text, notices } = withoutNotices(answer.text)
  const { type, address, asked, status } = answer
  const faults = notices.map((notice) => fault('call-notice', `PHP écrit avant la réponse « ${notice} ».`, where))
  faults.push(...checkCache(answer, call, where))
  const wrong = checkStatus(answer, where, reading.mayRefuse) ?? checkBytes(answer, where)
  if (wrong) return { faults: [...faults, wrong] }
  if (!reading.isPage && isLoginPage(text, asked, address)) {
    return {
      faults: [...faults, fault('call-session', 'Une page de connexion est venue à la place de la réponse.', where)],
    }
  }
  let reply: Reply
  try {
    reply = parseReply(text, type, { url: address, status })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return {
      faults: [...faults, fault(error.kind === 'wrong-kind' ? 'call-type' : 'call-json', detailOf(error), where)],
    }
  }
  if (reply.type === 'json') {
    if (isHtmlType(type))
      faults.push(fault('call-disguised', 'Le JSON est servi en text/html : application/json le dit.', where))
    return { reply, faults: [...faults, ...checkJson(call, reply.data, where)] }
  }
  const refusal = refusalReason(text, address, type)
  // Plain text is a valid answer too, if it is one of the call's expected texts.
  if (refusal && !call.texts?.includes(text.trim()))
    return { faults: [...faults, fault('call-type', `${refusal}.`, where)] }
  return { reply, faults: [...faults, ...checkHtml(call, reply.html, address, where, reading)] }
}
