import { countOf } from '../french/number.ts'
import { noteFailure, type RequestErrorKind } from './failures.ts'
import { httpTexts } from './http-messages.ts'

interface RequestErrorFacts {
  address: string
  /** HTTP status; 0 when no answer came. */
  status?: number
  /** The cause, for developers of the page or the server. */
  detail: string
  /** Body of a refusal or failure, as received. */
  body?: string
  /** The server's message to the visitor, as text; without one, the library's own is used. */
  words?: string | undefined
  /** The header `Retry-After`: seconds, or a date, which is not told. */
  retryAfter?: string | null
  cause?: unknown
}

const tooMany = 429

/** Returns the library's own sentence for a failure; a 429 tells when to try again. */
function sentenceOf(kind: RequestErrorKind, status: number, retryAfter: string | null): string {
  if (status !== tooMany) return httpTexts(kind)
  const seconds = Number(retryAfter)
  if (!(seconds > 0)) return httpTexts('too-many')
  const time = seconds < 100 ? countOf(Math.ceil(seconds), 'seconde') : countOf(Math.ceil(seconds / 60), 'minute')
  return httpTexts('too-many-yet', { time })
}

/** A request that did not end well (HTTP-02). `message` is for the visitor, `detail` for the author. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly kind: RequestErrorKind
  readonly address: string
  readonly status: number
  readonly detail: string
  readonly body: string

  constructor(kind: RequestErrorKind, facts: RequestErrorFacts) {
    const { address, status = 0, detail, body = '', words, retryAfter = null, cause } = facts
    super(words || sentenceOf(kind, status, retryAfter), { cause })
    this.kind = kind
    this.address = address
    this.status = status
    this.detail = `${address} : ${detail}`
    this.body = body
    if (kind !== 'aborted') noteFailure(this)
  }
}

/**
 * Thrown when the server understood a request and refused it. `message` is its own, as text; without one, the library's
 * own is used.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(words: string) {
    super(words || httpTexts('refused'))
  }
}

/** Returns true if a request was aborted on purpose, by a caller or by a newer request: nobody needs to hear of it. */
export function isAborted(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'aborted'
}

/** Returns true if its sentence tells the visitor what to do: connect again, or wait. */
export function tellsWhatToDo(error: unknown): error is RequestError {
  return error instanceof RequestError && (error.kind === 'offline' || error.status === tooMany)
}

/** Returns true if the visitor has to log in again. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'session'
}

/** Returns what to log of an error, for the author of the page or of the server. */
export function detailOf(error: unknown): unknown {
  return error instanceof RequestError ? error.detail : error
}

/** Returns the message to show to the visitor, for any error. */
export function visitorMessage(error: unknown): string {
  return error instanceof RequestError || error instanceof Refusal ? error.message : httpTexts('failed')
}
