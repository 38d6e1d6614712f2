import type { Catalogue, CatalogueEntry } from './catalogue.ts'

interface Drawn extends Element {
  ready?: Promise<void>
  isReady?: boolean
}

/** Fetches the code of elements, once each; a failure is said and forgotten, so that the next need tries again. */
export class ElementLoader {
  readonly catalogue: Catalogue
  #loads = new Map<string, Promise<unknown>>()

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
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
    let load = this.#loads.get(tag)
    if (!load) {
      load = this.#fetch(tag)
      this.#loads.set(tag, load)
      load.catch(() => this.#loads.delete(tag))
    }
    return load
  }

  /** Fetches an element because the page needs it: a failure is said in the console and as `flx-error`. */
  wake(tag: string): Promise<boolean> {
    return this.load(tag).then(
      () => true,
      () => false,
    )
  }

  /** Waits until the given elements, once defined, have drawn themselves. */
  async settled(elements: Iterable<Element>): Promise<void> {
    await Promise.all([...elements].map((element) => (element as Drawn).ready))
  }

  async #fetch(tag: string): Promise<unknown> {
    const entry = this.entry(tag)
    if (!entry) throw new Error(`flx : l’élément <${tag}> n’existe pas.`)
    try {
      return await entry.load()
    } catch (error) {
      console.error(`flx : <${tag}> : ${error instanceof Error ? error.message : error}.`)
      for (const element of document.querySelectorAll(tag)) {
        element.dispatchEvent(new CustomEvent('flx-error', { detail: { error }, bubbles: true, composed: true }))
      }
      throw error
    }
  }
}
