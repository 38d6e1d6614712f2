/** What asks: the next link that came into view, a click, the filters, the browser's history, a method. */
export type ListSource = 'view' | 'click' | 'filter' | 'history' | 'method'

export interface ListLoadDetail {
  /** Absolute address that is asked for. */
  address: string
  /** Whether items are added to those there are, or take their place. */
  way: 'append' | 'replace'
  source: ListSource
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A list is about to ask for items; cancelable. */
    'flx-list-load': CustomEvent<ListLoadDetail>
    /** Items arrived; `items` are those that are new. */
    'flx-list-loaded': CustomEvent<ListLoadDetail & { items: Element[] }>
    /** Items did not arrive; the list is as it was, and says `message`. */
    'flx-list-error': CustomEvent<ListLoadDetail & { error: unknown; message: string }>
  }
}
