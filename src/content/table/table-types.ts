/** A column by which rows are sorted. */
export interface SortKey {
  /** Its number, from 1. */
  column: number
  descending: boolean
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before a table is sorted, by the first key, then by the next ones; cancelable. */
    'flx-table-sort': CustomEvent<{ keys: readonly SortKey[] }>
    /** Fired when the rows are in their new order. */
    'flx-table-sorted': CustomEvent<{ keys: readonly SortKey[] }>
    /** Fired when the filters have changed the rows in view. */
    'flx-table-filtered': CustomEvent<{ shown: number; total: number }>
    /** Fired when the table has entered or left full screen (TABLE-03). */
    'flx-table-mode': CustomEvent<{ mode: 'normal' | 'fullscreen' }>
  }
}
