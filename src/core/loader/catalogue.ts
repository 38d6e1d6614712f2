/** When an element's code is fetched. `load="…"` on the element decides otherwise. */
export type Wake = 'now' | 'visible' | 'idle' | 'interaction'

/** A visitor's act that must not be lost while the code is on its way: it is held, then replayed once. */
export interface Hold {
  event: 'click' | 'submit'
  /** What is acted upon: inside the element, or anywhere when `anywhere` is set. */
  selector: string
  /** The act may happen anywhere in the page; the element's `for` attribute then names what is acted upon. */
  anywhere?: boolean
  /** With `anywhere`: `for` names what holds the things acted upon, not these themselves. */
  forHolds?: boolean
}

export interface CatalogueEntry {
  load(): Promise<unknown>
  /** A function decides by what it finds, when the element is sighted. */
  wake: Wake | (() => Wake)
  hold?: Hold
  /** Document events that wake it. */
  wakeOn?: string[]
  /** Elements that match this selector wake at once. */
  nowWhen?: string
  /** An element for which this holds is not woken, and not shown, until something asks for it. */
  asleepWhen?(element: Element): boolean
}

export type Catalogue = Record<`flx-${string}`, CatalogueEntry>
