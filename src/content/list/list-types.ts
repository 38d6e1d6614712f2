/** The cause of a load: the next link came into view, a click, the filters, the browser's history, or a method. */
export type ListSource = 'view' | 'click' | 'filter' | 'history' | 'method'

export interface ListLoadDetail {
  /** Absolute URL of the request. */
  address: string
  /** `append` adds the items to the list, `replace` replaces its content. */
  way: 'append' | 'replace'
  source: ListSource
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before a list loads items; cancelable. */
    'flx-list-load': CustomEvent<ListLoadDetail>
    /** Fired when items have loaded; `items` are the new ones. */
    'flx-list-loaded': CustomEvent<ListLoadDetail & { items: Element[] }>
    /** Fired when a load failed; the list is unchanged, and shows `message`. */
    'flx-list-error': CustomEvent<ListLoadDetail & { error: unknown; message: string }>
  }
}
