import type { Start } from './start-page.ts'

/** What the panel for template authors needs of the page's start. */
export type DiagStart = Pick<Start, 'elements' | 'api' | 'errors'>

export interface DiagModule {
  openDiag(start: DiagStart): void
}

/** Opens the panel for template authors where the page's address asks for it: `?flx=diag`. Its code comes only then. */
export function openDiagIfAsked(load: () => Promise<DiagModule>, start: DiagStart): void {
  if (start.errors) void load().then(({ openDiag }) => openDiag(start))
}
