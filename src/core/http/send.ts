import ky, { isHTTPError } from 'ky'
import { noteSending } from '../html/typed-fields.ts'
import { hasParts, isHomeAddress, otherOriginReason, refusalReason } from './admit.ts'
import { type Call, identityOf, type PreparedCall, prepareCall } from './call.ts'
import { describeHtml } from './describe-html.ts'
import { parseReply, type Reply } from './reply.ts'
import { RequestError } from './request-error.ts'
import { isLoginPage } from './session.ts'

interface InFlightRequest {
  answer: Promise<unknown>
  abort: AbortController
  /** How many callers wait for the answer. */
  callers: number
}

/** The requests in flight, by identity; others may join them. */
const requests = new Map<string, InFlightRequest>()

function start(identity: string, send: (signal: AbortSignal) => Promise<unknown>): InFlightRequest {
  const abort = new AbortController()
  const request: InFlightRequest = { abort, callers: 0, answer: send(abort.signal) }
  requests.set(identity, request)
  const forget = (): void => {
    if (requests.get(identity) === request) requests.delete(identity)
  }
  request.answer.then(forget, forget)
  return request
}

/**
 * Joins the request of this identity that is in flight, or sends it. Each caller may leave by its signal; the request
 * itself is aborted when the last one has left.
 */
function joinOrSend<T>(
  identity: string,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
  abortedError: () => Error,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(abortedError())
  const request = requests.get(identity) ?? start(identity, send)
  request.callers++
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => {
      reject(abortedError())
      if (--request.callers > 0) return
      requests.delete(identity)
      request.abort.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    ;(request.answer as Promise<T>).finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
  })
}

const defaultTimeout = 15_000
// Without `afterStatusCodes`, the visitor would wait for as long as `Retry-After` says.
const retries = {
  methods: ['post', 'put', 'patch', 'delete'],
  statusCodes: [502, 503, 504],
  delay: () => 400,
  afterStatusCodes: [],
}

interface Answer {
  text: string
  type: string
  status: number
  url: string
  retryAfter: string | null
}

/** Returns the decoder for a `Content-Type`: `text()` would read Latin-1 as UTF-8. */
function decoderFor(type: string | null): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type ?? '')?.[1])
  } catch {
    return new TextDecoder()
  }
}

async function readBody(response: Response, address: string): Promise<string> {
  try {
    return decoderFor(response.headers.get('Content-Type')).decode(await response.arrayBuffer())
  } catch (cause) {
    const detail = 'la connexion s’est coupée avant la fin de la réponse'
    throw new RequestError('truncated', { address, status: response.status, detail, cause })
  }
}

async function exchange(call: PreparedCall, { key, cache }: Call, signal: AbortSignal): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json, text/html;q=0.9' }
  // Some servers answer scripts differently by this header. It is not sent to other origins, which would have to allow
  // it (CORS).
  if (isHomeAddress(call.address)) headers['X-Requested-With'] = 'XMLHttpRequest'
  if (key) headers['Idempotency-Key'] = key
  if (typeof call.body === 'string') headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8'
  const answerOf = (response: Response, text: string): Answer => ({
    text,
    type: response.headers.get('Content-Type') ?? '',
    status: response.status,
    url: response.url || call.address,
    retryAfter: response.headers.get('Retry-After'),
  })
  try {
    const response = await ky(call.address, {
      method: call.method,
      body: call.body,
      headers,
      signal,
      cache,
      credentials: 'same-origin',
      timeout: false,
      retry: { ...retries, limit: key ? 2 : 0 },
    })
    return answerOf(response, await readBody(response, call.address))
  } catch (error) {
    if (!isHTTPError(error)) throw error
    const { data } = error
    return answerOf(error.response, typeof data === 'string' ? data : JSON.stringify(data ?? ''))
  }
}

/** Turns what the network threw into a `RequestError` of the right kind. */
function networkError(
  error: unknown,
  call: PreparedCall,
  timeout: number,
  isTimedOut: boolean,
  isAbortAsked: boolean,
): RequestError {
  const { address } = call
  if (isAbortAsked) return abortedError(address)
  if (isTimedOut) {
    return new RequestError('timeout', { address, detail: `pas de réponse entière en ${timeout} ms`, cause: error })
  }
  if (navigator.onLine === false)
    return new RequestError('offline', { address, detail: 'navigateur hors ligne', cause: error })
  if (error instanceof RequestError) return error
  return new RequestError('network', {
    address,
    detail: 'aucune réponse (connexion refusée ou coupée, CORS)',
    cause: error,
  })
}

function abortedError(address: string): RequestError {
  return new RequestError('aborted', { address, detail: 'demande abandonnée' })
}

/**
 * Throws if the answer is a refusal, a failure or a login page.
 *
 * @param text - The text of the answer, if it may be shown.
 */
function checkAnswer(
  { status, url: address, retryAfter }: Answer,
  text: string,
  call: PreparedCall,
  page: boolean,
): void {
  if (status === 401 || (!page && isLoginPage(text, call.address, address))) {
    const detail = status === 401 ? 'statut 401' : 'une page de connexion est venue à la place de la réponse'
    throw new RequestError('session', { address, status, detail, body: text })
  }
  if (status >= 400) {
    const kind = status >= 500 ? 'failed' : 'refused'
    throw new RequestError(kind, { address, status, retryAfter, detail: `statut ${status}`, body: text })
  }
}

async function perform(call: Call, prepared: PreparedCall, signal: AbortSignal | undefined): Promise<Reply> {
  const { timeout = defaultTimeout, page = false, asText = false } = call
  const timedOut = AbortSignal.timeout(timeout)
  let answer: Answer
  try {
    answer = await exchange(prepared, call, signal ? AbortSignal.any([signal, timedOut]) : timedOut)
  } catch (error) {
    throw networkError(error, prepared, timeout, timedOut.aborted, signal?.aborted ?? false)
  }
  const { text, type, status, url: address } = answer
  let refusal = refusalReason(text, address, type)
  checkAnswer(answer, !refusal || /^\s*[{[]/.test(text) ? text : '', prepared, page)
  const reply = parseReply(text, type, answer)
  if (reply.type === 'json') refusal = hasParts(reply.data) && !isHomeAddress(address) ? otherOriginReason : undefined
  if (!refusal || asText) return reply
  throw new RequestError('wrong-kind', { address, status, detail: `${refusal} : ${describeHtml(text)}` })
}

/** Joins the same request, drops this one or sends it, as `call.same` says. */
function dispatch(call: Call, prepared: PreparedCall): Promise<Reply> {
  const { address } = prepared
  if (!call.same) return perform(call, prepared, call.signal)
  const identity = identityOf(prepared)
  if (call.same === 'skip' && requests.has(identity)) {
    throw new RequestError('aborted', { address, detail: 'la même demande est déjà en cours' })
  }
  return joinOrSend(
    identity,
    (signal) => perform(call, prepared, signal),
    call.signal,
    () => abortedError(address),
  )
}

/**
 * Sends a request, POST by default, and returns its answer as JSON or HTML, whichever it is. HTML has passed the gate
 * (decision 31): it comes from this site, and may be shown.
 * No request is sent twice, unless the call has an idempotency `key`.
 * @throws {RequestError} for every other outcome (HTTP-02).
 */
export async function send(call: Call): Promise<Reply> {
  const confirmSent = call.body instanceof HTMLFormElement ? noteSending(call.body) : undefined
  const reply = await dispatch(call, prepareCall(call))
  confirmSent?.()
  return reply
}

/**
 * Sends a request whose answer must be HTML; an empty answer is an empty fragment.
 * @throws {RequestError} `wrong-kind` if the answer is JSON.
 */
export async function sendHtml(call: Call): Promise<string> {
  const reply = await send(call)
  if (reply.type === 'html') return reply.html
  throw new RequestError('wrong-kind', { address: reply.address, status: 200, detail: 'HTML attendu, reçu du JSON' })
}
