import { type Observable, observable } from '../observable.ts'
import { shared } from '../shared.ts'
import type { RequestError } from './request-error.ts'

const mostKept = 50

/** What is kept of such a request. */
export type RequestFailure = Pick<RequestError, 'kind' | 'detail'>

const failures = (): Observable<readonly RequestFailure[]> => shared('request-failures', () => observable([]))

/**
 * Keeps a request that did not end well, for who writes the page: `?flx=diag` shows it. Not the error: it holds what ran
 * when it came about, and with it the element that asked, long after it has left the page.
 */
export function noteFailure({ kind, detail }: RequestFailure): void {
  failures().set([...failures().get(), { kind, detail }].slice(-mostKept))
}

/** The last requests of the page that did not end well, oldest first. */
export function readFailures(): readonly RequestFailure[] {
  return failures().get()
}

/** Calls back after each, once the code that failed has ended. @returns a function that stops it. */
export function onFailure(listener: () => void): () => void {
  return failures().subscribe(() => queueMicrotask(listener))
}
