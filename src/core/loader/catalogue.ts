/** When an element's code is fetched. `load="…"` on the element decides otherwise. */
export type Wake = 'now' | 'visible' | 'idle' | 'gesture' | 'interaction'

/**
 * What the loader knows of an element before its code is there, where that is more than its name: the code is
 * `elements/<name>.ts` of `flx-<name>`, and an element without an entry wakes when it comes into view.
 *
 * `click`, `submit`, `control` and `inside` are selectors. They tell which events of a visitor must not be lost while the
 * code is on its way: such an event is held, then replayed once.
 */
export interface CatalogueEntry {
  /** A function decides by what it finds, when the element is scheduled. @default Nothing of its own wakes it. */
  wake?: Wake | ((element: Element) => Wake)
  /** What is clicked inside the element. */
  click?: string
  /** Forms inside the element. */
  submit?: string
  /** What is clicked anywhere in the page; the element's `for` names other things instead. */
  control?: string
  /** What is clicked inside what the element's `for` names, where that is a container. */
  inside?: string
  /** Fetches what the replayed event will need besides the element's code, as soon as that code is asked for. */
  ahead?(trigger: Element, event: Event, host: Element): unknown
  /** Document events that wake it. They wake one that `asleepWhen` speaks of as well: an entry has one or the other. */
  wakeOn?: string[]
  /** Elements that match this selector wake at once. */
  nowWhen?: string

  /** An element for which this holds is not woken, and not shown, until something asks for it. */
  asleepWhen?(element: Element): boolean | undefined
}

/** When such an element is woken, where its `load` does not say. */
export const wakeOf = ({ wake }: CatalogueEntry, element: Element): Wake | undefined =>
  typeof wake === 'function' ? wake(element) : wake

export type Catalogue = Record<`flx-${string}`, CatalogueEntry>
