import type { ElementLoader } from './element-loader.ts'
import type { KeptError } from './start-page.ts'

/** What the panel of `?flx=diag` is given. */
export interface DiagContext {
  elements: ElementLoader
  version: string
  /** The first of every `flx-error` since the page started; it goes on filling. */
  errors: KeptError[]
}

interface DiagModule {
  openDiag(context: DiagContext): void
}

/** Opens the panel for template authors where the page's address asks for it: `?flx=diag`. Its code comes only then. */
export async function openDiagIfAsked(load: () => Promise<DiagModule>, context: DiagContext): Promise<void> {
  if (!location.search.includes('flx=diag')) return
  const { openDiag } = await load()
  openDiag(context)
}
