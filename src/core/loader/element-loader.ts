import type { Catalogue, CatalogueEntry } from './catalogue.ts'
import { patience } from './patience.ts'
import { root } from './root.ts'

/** An element that may have its code, and may have drawn itself. */
export interface LoadableElement extends Element {
  ready?: Promise<void>
  isReady?: boolean
  invoke?(method: string, ...args: unknown[]): Promise<unknown>
}

/**
 * Gives the module of an element by its name without `flx-`.
 *
 * @param imports - Which of the shared files it imports.
 */
type FetchElement = (name: string, imports?: number) => Promise<unknown>

const withoutEntry: CatalogueEntry = { wake: 'visible', imports: __FLX_COMMON_IMPORTS__ }
/** A name that is none would otherwise be asked for at each sight of it. */
const mostFailures = 3

/** Fetches the code of elements, once each; a failure is reported and forgotten, so that the next need tries again. */
export class ElementLoader {
  readonly catalogue: Catalogue
  #fetch: FetchElement
  #loads: Record<string, Promise<unknown>> = {}
  #failures: Record<string, number> = {}

  constructor(catalogue: Catalogue, fetch: FetchElement) {
    this.catalogue = catalogue
    this.#fetch = fetch
  }

  entry(tag: string): CatalogueEntry {
    return this.catalogue[tag as `flx-${string}`] ?? withoutEntry
  }

  /** Its class, once its code is there. */
  isDefined(tag: string): unknown {
    return customElements.get(tag)
  }

  /** Whether an element has drawn itself and acts on what the visitor does. */
  isReady(element: LoadableElement): unknown {
    return this.isDefined(element.localName) && element.isReady !== false
  }

  /** Fetches and defines an element. Resolves with the module. @throws Error when its code cannot be fetched. */
  load(tag: string): Promise<unknown> {
    this.#loads[tag] ??= this.#load(tag)
    return this.#loads[tag]
  }

  /** Fetches an element because the page shows it; gives up on code that failed several times. */
  async wake(tag: string): Promise<void> {
    if (!((this.#failures[tag] as number) >= mostFailures)) await this.load(tag).catch(() => {})
  }

  /**
   * What takes too long may never come: the next need asks again. A failure is told as `flx-error` each time, and in the
   * console the first time, later: a page that is being left fails in Firefox and WebKit, and must not complain of it.
   */
  async #load(tag: string): Promise<unknown> {
    setTimeout(() => delete this.#loads[tag], patience)
    try {
      return await this.#fetch(tag.slice(4), this.entry(tag).imports)
    } catch (error) {
      delete this.#loads[tag]
      this.#failures[tag] ??= 0
      if (!this.#failures[tag]++) setTimeout(console.error, patience, `flx : <${tag}> : ${(error as Error).message}.`)
      for (const element of root.getElementsByTagName(tag)) {
        element.dispatchEvent(new CustomEvent('flx-error', { detail: { error }, bubbles: true }))
      }
      throw error
    }
  }
}
