import { findFirst } from '../browser/select.ts'
import { type ShowOptions, showHtml } from '../html/show-html.ts'
import { type CallBody, encodeBody } from './call.ts'
import type { Reply } from './reply.ts'
import { isAborted, RequestError } from './request-error.ts'
import { send } from './send.ts'

/** Options of `flx.request` (HTTP-01). */
export interface RequestOptions extends ShowOptions {
  /** @default the form's action, else the page */
  url?: string
  /** @default 'POST' */
  method?: string
  /** A form of the page, or its selector. */
  form?: HTMLFormElement | string
  /** Fields, form data or an already serialised text; added to the fields of the form. */
  data?: CallBody
  /** The type that the answer must have. @default the type that the server sends */
  type?: 'json' | 'html'
  /** Where an HTML answer is shown: an element or a selector. */
  target?: Element | string
  /** Synchronous requests freeze the page and no longer exist here: `false` is said in the console and ignored (HTTP-05). */
  async?: boolean
  /** Milliseconds. @default 15000 */
  timeout?: number
  signal?: AbortSignal
  /** Called before the request is sent; it is not sent if this returns `false`. */
  beforeSend?(options: RequestOptions): unknown
  /** Called with the data of a JSON answer or the text of an HTML answer. */
  success?(answer: unknown, reply: Reply): void
  /** Called with what went wrong; `error.message` is a sentence for the visitor. */
  failure?(error: RequestError): void
  /** Called last, whatever the outcome. */
  complete?(): void
}

function find<T extends Element>(what: T | string, kind: string): T {
  const found = typeof what === 'string' ? findFirst<T>(what) : what
  if (found) return found
  throw new Error(`flx.request : aucun élément de la page ne correspond à ${kind} « ${what} ».`)
}

function bodyOf(form: HTMLFormElement | undefined, data: CallBody | undefined): CallBody | undefined {
  if (!form || data === undefined) return data ?? form
  const fields = encodeBody(form)
  const added = encodeBody(data)
  if (typeof fields === 'string') return added
  const entries = typeof added === 'string' ? new URLSearchParams(added) : added
  const multipart = fields instanceof FormData || entries instanceof FormData
  const body = multipart ? new FormData() : new URLSearchParams()
  for (const source of [fields, entries]) {
    for (const [name, value] of source) {
      if (body instanceof FormData && value instanceof File) body.append(name, value)
      else body.append(name, String(value))
    }
  }
  return body
}

/** Turns an error of the page itself (a bad selector, a bad address) into a `RequestError`, for `failure`. */
function asRequestError(error: unknown, address: string): RequestError {
  if (error instanceof RequestError) return error
  return new RequestError('invalid', { address, detail: String(error), cause: error })
}

async function perform(options: RequestOptions): Promise<Reply> {
  const form = options.form === undefined ? undefined : find(options.form, 'form')
  const target = options.target === undefined ? undefined : find(options.target, 'target')
  const address = options.url ?? form?.getAttribute('action') ?? location.href
  const { method, timeout, signal, type } = options
  if (options.beforeSend?.(options) === false) {
    throw new RequestError('aborted', { address, detail: 'beforeSend a retenu la demande' })
  }
  const reply = await send({ address, method, timeout, signal, body: bodyOf(form, options.data), asText: !target })
  if (type && reply.type !== type) {
    const detail = `${type.toUpperCase()} attendu, reçu ${reply.type.toUpperCase()}`
    throw new RequestError('wrong-kind', { address: reply.address, status: 200, detail })
  }
  if (target && reply.type === 'html') await showHtml(target, reply.html, { scripts: true, ...options })
  return reply
}

async function run(options: RequestOptions): Promise<unknown> {
  try {
    const reply = await perform(options).catch((error: unknown) => {
      const known = asRequestError(error, options.url ?? location.href)
      if (!isAborted(known)) console.error(`flx.request : ${known.detail}`)
      options.failure?.(known)
      throw known
    })
    const answer = reply.type === 'json' ? reply.data : reply.html
    options.success?.(answer, reply)
    return answer
  } finally {
    options.complete?.()
  }
}

/**
 * Sends a request, POST by default (HTTP-01): `await flx.request({ url, data })`, or with callbacks.
 * @returns the data of a JSON answer, the text of an HTML one.
 * @throws {RequestError} with one clear message in French (HTTP-02). With a `failure` callback, nobody has to catch it.
 */
export function request(options: RequestOptions): Promise<unknown> {
  if (options.async === false) {
    console.warn('flx.request : « async: false » est ignoré, la demande part sans figer la page.', options.url ?? '')
  }
  const ended = run(options)
  if (options.failure) {
    ended.catch((error: unknown) => {
      // Errors thrown by the page's callbacks are reported as uncaught.
      if (!(error instanceof RequestError)) reportError(error)
    })
  }
  return ended
}

/** `flx.request.json`: the answer must be JSON. */
export function requestJson(options: RequestOptions): Promise<unknown> {
  return request({ ...options, type: 'json' })
}

/** `flx.request.html`: the answer must be HTML; it is shown in `target`, and its scripts run. */
export function requestHtml(options: RequestOptions): Promise<unknown> {
  return request({ ...options, type: 'html' })
}
