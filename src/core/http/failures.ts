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

/** What is kept of a request that did not end well. */
export interface RequestFailure {
  kind: RequestErrorKind
  detail: string
}

/** An `EventTarget`, and not the window's events: `flx check` reads answers outside a browser. */
const failures = (): EventTarget & { kept: RequestFailure[] } =>
  shared('request-failures', () => Object.assign(new EventTarget(), { kept: [] }))

/**
 * Keeps a request that did not end well, for who writes the page: `?flx=diag` shows it. Not the error: it holds what ran
 * when it came about, and with it the element that asked, long after it has left the page.
 */
export function noteFailure({ kind, detail }: RequestFailure): void {
  const state = failures()
  state.kept = [...state.kept, { kind, detail }].slice(-mostKept)
  state.dispatchEvent(new Event('change'))
}

/** The last requests of the page that did not end well, oldest first. */
export function readFailures(): readonly RequestFailure[] {
  return failures().kept
}

/** Calls back after each, once the code that failed has ended. @returns a function that stops it. */
export function onFailure(listener: () => void): () => void {
  const later = (): void => queueMicrotask(listener)
  failures().addEventListener('change', later)
  return () => failures().removeEventListener('change', later)
}
