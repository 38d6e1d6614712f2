import type { Catalogue, CatalogueEntry } from './catalogue.ts'
import { codeTimeout } from './code-timeout.ts'
import { root } from './root.ts'

/** An element that may have its code, and may have drawn itself. */
export interface LoadableElement extends Element {
  ready?: Promise<void>
  isReady?: boolean
  invoke?(method: string, ...args: unknown[]): Promise<unknown>
}

/** Imports the module of each element, by its name without `flx-`. */
export type ElementModules = Record<string, () => Promise<unknown>>

const withoutEntry: CatalogueEntry = { wake: 'visible' }
/** A name that is none would otherwise be asked for at each sight of it. */
const mostFailures = 3

export interface ElementLoader {
  readonly catalogue: Catalogue
  entry(tag: string): CatalogueEntry
  /** Its class, once its code is there. */
  isDefined(tag: string): unknown
  /** Whether an element has drawn itself and acts on what the visitor does. */
  isReady(element: LoadableElement): unknown
  /** Fetches and defines an element. Resolves with the module. @throws Error when its code cannot be fetched. */
  load(tag: string): Promise<unknown>
  /** Fetches an element because the page shows it; gives up on code that failed several times. */
  wake(tag: string): Promise<void>
}

/** Fetches the code of elements, once each; a failure is reported and forgotten, so that the next need tries again. */
export function elementLoader(catalogue: Catalogue, modules: ElementModules): ElementLoader {
  const loads: Record<string, Promise<unknown>> = {}
  const failures: Record<string, number> = {}

  const entry = (tag: string): CatalogueEntry => catalogue[tag as `flx-${string}`] ?? withoutEntry
  const isDefined = (tag: string): unknown => customElements.get(tag)
  const load = (tag: string): Promise<unknown> => (loads[tag] ??= fetchOnce(tag))

  /**
   * A failure is told as `flx-error` each time, and in the console the first time, later: a page that is being left fails in
   * Firefox and WebKit, and must not complain of it.
   */
  async function fetchOnce(tag: string): Promise<unknown> {
    try {
      const load = modules[tag.slice(4)]
      if (!load) throw new Error('inconnu')
      return await load()
    } catch (error) {
      delete loads[tag]
      failures[tag] ??= 0
      if (!failures[tag]++) setTimeout(console.error, codeTimeout, `flx : <${tag}> : ${(error as Error).message}.`)
      for (const element of root.getElementsByTagName(tag)) {
        element.dispatchEvent(new CustomEvent('flx-error', { detail: { error }, bubbles: true }))
      }
      throw error
    }
  }

  return {
    catalogue,
    entry,
    isDefined,
    load,
    isReady: (element) => isDefined(element.localName) && element.isReady !== false,
    async wake(tag) {
      if (!((failures[tag] as number) >= mostFailures)) await load(tag).catch(() => {})
    },
  }
}
