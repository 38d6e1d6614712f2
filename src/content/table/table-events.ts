/** A column by which rows are sorted. */
export interface SortKey {
  /** Its number, from 1. */
  column: number
  descending: boolean
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A table is about to be sorted, by the first key, then by the next ones; cancelable. */
    'flx-table-sort': CustomEvent<{ keys: readonly SortKey[] }>
    /** The rows are in their new order. */
    'flx-table-sorted': CustomEvent<{ keys: readonly SortKey[] }>
    /** Another set of rows is in view: filters changed, or rows came or went. */
    'flx-table-filtered': CustomEvent<{ shown: number; total: number }>
    /** The table went to full screen, or came back (TABLE-03). */
    'flx-table-mode': CustomEvent<{ mode: 'normal' | 'fullscreen' }>
  }
}
