import type { Catalogue, CatalogueEntry } from './catalogue.ts'
import { codeTimeout } from './code-timeout.ts'
import { root } from './root.ts'

/** An element whose code may be loaded, and which may be rendered. */
export interface LoadableElement extends Element {
  ready?: Promise<void>
  isReady?: boolean
  invoke?(method: string, ...args: unknown[]): Promise<unknown>
}

/** For each element's name, without `flx-`, a function that imports its module. */
export type ElementModules = Record<string, () => Promise<unknown>>

const withoutEntry: CatalogueEntry = { wake: 'visible' }
/** Limit of attempts, as an unknown name would otherwise be fetched each time it is seen. */
const mostFailures = 3

export interface ElementLoader {
  readonly catalogue: Catalogue
  entry(tag: string): CatalogueEntry
  /** Returns its class, once its code is loaded. */
  isDefined(tag: string): unknown
  /** Returns true if an element is rendered and handles the visitor's events. */
  isReady(element: LoadableElement): unknown
  /** Fetches and defines an element. Resolves with the module. @throws Error if its code cannot be fetched. */
  load(tag: string): Promise<unknown>
  /** Fetches an element because it is in the page; gives up on code that failed several times. */
  wake(tag: string): Promise<void>
}

/**
 * Fetches the code of elements, once each. A failure is reported and then forgotten, so that the next call tries again.
 */
export function elementLoader(catalogue: Catalogue, modules: ElementModules): ElementLoader {
  const loads: Record<string, Promise<unknown>> = {}
  const failures: Record<string, number> = {}

  const entry = (tag: string): CatalogueEntry => catalogue[tag as `flx-${string}`] ?? withoutEntry
  const isDefined = (tag: string): unknown => customElements.get(tag)
  const load = (tag: string): Promise<unknown> => (loads[tag] ??= fetchOnce(tag))

  /**
   * Dispatches `flx-error` for each failure, and logs the first one, later: Firefox and WebKit abort fetches while the
   * visitor leaves the page, which must not be logged.
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
