import type { Catalogue, CatalogueEntry } from './catalogue.ts'

/** An element that may have its code, and may have drawn itself. */
export interface Drawn extends Element {
  ready?: Promise<void>
  isReady?: boolean
  invoke?(method: string, ...args: unknown[]): Promise<unknown>
}

/** Fetches the code of elements, once each; a failure is said and forgotten, so that the next need tries again. */
export class ElementLoader {
  readonly catalogue: Catalogue
  #fetch: (name: string) => Promise<unknown>
  #loads: Record<string, Promise<unknown>> = {}

  /** @param fetch - Gives the module of an element by its name without `flx-`. */
  constructor(catalogue: Catalogue, fetch: (name: string) => Promise<unknown>) {
    this.catalogue = catalogue
    this.#fetch = fetch
  }

  entry(tag: string): CatalogueEntry | undefined {
    return this.catalogue[tag as `flx-${string}`]
  }

  isDefined(tag: string): boolean {
    return customElements.get(tag) !== undefined
  }

  /** Whether an element has drawn itself and acts on what the visitor does. */
  isReady(element: Drawn): boolean {
    return this.isDefined(element.localName) && element.isReady !== false
  }

  /** Fetches and defines an element. Resolves with the module. @throws Error when its code cannot be fetched. */
  load(tag: string): Promise<unknown> {
    this.#loads[tag] ??= this.#load(tag)
    return this.#loads[tag]
  }

  /** Fetches an element because the page needs it: a failure is said in the console and as `flx-error`. */
  async wake(tag: string): Promise<void> {
    await this.load(tag).catch(() => {})
  }

  async #load(tag: string): Promise<unknown> {
    try {
      return await this.#fetch(tag.slice(4))
    } catch (error) {
      delete this.#loads[tag]
      console.error(`flx : <${tag}> : ${(error as Error).message}.`)
      for (const element of document.querySelectorAll(tag)) {
        element.dispatchEvent(new CustomEvent('flx-error', { detail: { error }, bubbles: true }))
      }
      throw error
    }
  }
}
