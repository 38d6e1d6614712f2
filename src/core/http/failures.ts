import { shared } from '../shared.ts'
import type { RequestError } from './request-error.ts'

const mostKept = 50

interface Failures {
  kept: RequestError[]
  listeners: Set<() => void>
}

const failures = (): Failures => shared('request-failures', () => ({ kept: [], listeners: new Set() }))

/** Keeps a request that did not end well, for who writes the page: `?flx=diag` shows it. */
export function noteFailure(error: RequestError): void {
  const { kept, listeners } = failures()
  kept.push(error)
  kept.splice(0, kept.length - mostKept)
  for (const listener of listeners) queueMicrotask(listener)
}

/** The last requests of the page that did not end well, oldest first. */
export function readFailures(): readonly RequestError[] {
  return failures().kept
}

/** Calls back after each. @returns a function that stops it. */
export function onFailure(listener: () => void): () => void {
  const { listeners } = failures()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
