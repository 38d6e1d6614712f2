/** When an element's code is fetched; the attribute `load="…"` overrides it. */
export type Wake = 'now' | 'visible' | 'idle' | 'gesture' | 'interaction'

/**
 * What the loader has to know of an element before its code is loaded. The code of `flx-<name>` is in
 * `elements/<name>.ts`; an element without an entry is loaded when it comes into view.
 *
 * `click`, `submit`, `control` and `inside` are selectors. They say which events of a visitor must not be lost while
 * the code is being fetched: such an event is held, then replayed once.
 */
export interface CatalogueEntry {
  /**
   * When to load it; a function decides for each element when it is scheduled. @default Nothing of its own loads it.
   */
  wake?: Wake | ((element: Element) => Wake)
  /** Elements inside the element whose clicks are held. */
  click?: string
  /** Forms inside the element whose submission is held. */
  submit?: string
  /** Elements anywhere in the page whose clicks are held; the element's `for` replaces this selector. */
  control?: string
  /** Elements whose clicks are held inside the container that the element's `for` names. */
  inside?: string
  /** Called when the element's code is requested: fetches what the replayed event will need besides that code. */
  ahead?(trigger: Element, event: Event, host: Element): unknown
  /** Document events that load it, even if `asleepWhen` holds: an entry has only one of the two. */
  wakeOn?: string[]
  /** Elements that match this selector are loaded at once. */
  nowWhen?: string

  /** If it returns true, the element is hidden and not loaded until something asks for it. */
  asleepWhen?(element: Element): boolean | undefined
}

/** Returns when an element is loaded, if its attribute `load` does not say. */
export const wakeOf = ({ wake }: CatalogueEntry, element: Element): Wake | undefined =>
  typeof wake === 'function' ? wake(element) : wake

export type Catalogue = Record<`flx-${string}`, CatalogueEntry>
