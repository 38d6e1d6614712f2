import type { ElementLoader } from './element-loader.ts'

/** Receives each `flx-error` of the page. */
export interface ErrorLog {
  push(event: Event): unknown
}

/** The part of the page's start that the panel for template authors uses. */
export interface DiagStart {
  elements: ElementLoader
  api: { version: string }
  /** Errors since the page started, for `?flx=diag`; undefined without it, as an event keeps its element in memory. */
  errors?: ErrorLog | undefined
}

export interface DiagModule {
  openDiag(start: DiagStart): void
}

/**
 * Opens the panel for template authors if the page's address contains `?flx=diag`. Its code is only fetched then; the
 * errors of the page are kept for it from the start.
 */
export function openDiagIfAsked(load: () => Promise<DiagModule>, start: DiagStart): void {
  if (!location.search.includes('flx=diag')) return
  start.errors = []
  addEventListener('flx-error', (event) => start.errors?.push(event), true)
  load().then(
    ({ openDiag }) => openDiag(start),
    () => {},
  )
}
