import { type Observable, observable } from '../observable.ts'
import { shared } from '../shared.ts'
import type { RequestError } from './request-error.ts'

const mostKept = 50

const failures = (): Observable<readonly RequestError[]> => shared('request-failures', () => observable([]))

/** Keeps a request that did not end well, for who writes the page: `?flx=diag` shows it. */
export function noteFailure(error: RequestError): void {
  failures().set([...failures().get(), error].slice(-mostKept))
}

/** The last requests of the page that did not end well, oldest first. */
export function readFailures(): readonly RequestError[] {
  return failures().get()
}

/** Calls back after each, once the code that failed has ended. @returns a function that stops it. */
export function onFailure(listener: () => void): () => void {
  return failures().subscribe(() => queueMicrotask(listener))
}
