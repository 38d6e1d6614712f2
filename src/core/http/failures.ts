import { shared } from '../shared.ts'

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
export function noteFailure({ kind, detail }: RequestFailure): void {
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
