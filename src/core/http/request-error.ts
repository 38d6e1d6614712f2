import { countOf } from '../french/number.ts'
import { messages } from '../i18n/texts.ts'
import { shared } from '../shared.ts'

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

/** Returns the message to show to the visitor, for any error. */
export function visitorMessage(error: unknown): string {
  return error instanceof RequestError ? error.message : httpTexts('failed')
}

const mostKept = 50

/**
 * Why a request failed: `refused` is a 4xx, `failed` a 5xx, `wrong-kind` HTML where JSON was due (or the reverse),
 * `invalid` an answer that is not what its schema says, `session` a session that ended.
 */
export type RequestErrorKind =
  | 'timeout'
  | 'offline'
  | 'network'
  | 'refused'
  | 'failed'
  | 'wrong-kind'
  | 'invalid'
  | 'truncated'
  | 'session'
  | 'aborted'

/** The part of a failed request that is kept. */
export interface RequestFailure {
  kind: RequestErrorKind
  detail: string
}

/** A separate `EventTarget` rather than the window, since `flx check` reads answers outside a browser. */
const failures = (): EventTarget & { kept: RequestFailure[] } =>
  shared('request-failures', () => Object.assign(new EventTarget(), { kept: [] }))

/**
 * Keeps a failed request for `?flx=diag`. The error itself is not kept: its stack would hold the element that sent the
 * request in memory, long after it has left the page.
 */
function noteFailure({ kind, detail }: RequestFailure): void {
  const state = failures()
  state.kept = [...state.kept, { kind, detail }].slice(-mostKept)
  state.dispatchEvent(new Event('change'))
}

/** Returns the last failed requests of the page, oldest first. */
export function readFailures(): readonly RequestFailure[] {
  return failures().kept
}

/**
 * Calls the listener after each failure, once the current code has run. @returns a function that removes the listener.
 */
export function onFailure(listener: () => void): () => void {
  const later = (): void => queueMicrotask(listener)
  failures().addEventListener('change', later)
  return () => failures().removeEventListener('change', later)
}

/** The messages shown to the visitor when a request fails, one for each kind of failure, and for a 429 (HTTP-02). */
export const httpTexts = messages('http', {
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  offline: 'Vous êtes hors connexion. Vérifiez votre accès à internet, puis réessayez.',
  network: 'La connexion au serveur a échoué. Réessayez dans un instant.',
  refused: 'Le serveur a refusé cette demande.',
  'too-many': 'Le serveur a reçu trop de demandes. Réessayez dans un instant.',
  'too-many-yet': 'Le serveur a reçu trop de demandes. Réessayez dans {time}.',
  failed: 'Le serveur a rencontré une erreur. Réessayez dans quelques minutes.',
  'wrong-kind': 'Le serveur n’a pas donné la réponse attendue. Réessayez dans un instant.',
  invalid: 'La réponse du serveur n’a pas pu être lue. Réessayez dans un instant.',
  truncated: 'La réponse du serveur est incomplète. Réessayez dans un instant.',
  session: 'Votre session a expiré. Reconnectez-vous, puis recommencez.',
  aborted: 'La demande a été annulée.',
})
