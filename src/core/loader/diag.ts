import type { ElementLoader } from './element-loader.ts'

/** Takes each `flx-error` of the page. */
export interface ErrorLog {
  push(event: Event): unknown
}

/** What the panel for template authors needs of the page's start. */
export interface DiagStart {
  elements: ElementLoader
  api: { version: string }
  /** Since the page started, for who diagnoses it; none where nobody does: an event keeps its element alive. */
  errors?: ErrorLog | undefined
}

export interface DiagModule {
  openDiag(start: DiagStart): void
}

/**
 * Opens the panel for template authors where the page's address asks for it: `?flx=diag`. Its code comes only then; the
 * failures of the page are kept for it from the start.
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
