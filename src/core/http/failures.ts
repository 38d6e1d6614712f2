import { shared } from '../shared.ts'
import type { RequestError } from './request-error.ts'

const mostKept = 50

/** What is kept of such a request. */
export type RequestFailure = Pick<RequestError, 'kind' | 'detail'>

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
