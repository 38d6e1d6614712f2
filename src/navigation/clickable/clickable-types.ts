/** The goal of a clickable block. */
export interface ClickableGoal {
  /** The absolute URL. */
  address: string
  /** Name of the window or frame; empty for this one. */
  target: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /**
     * Fired before a clickable block opens its goal; cancelable. `newTab` is true if the visitor asked for another
     * tab.
     */
    'flx-clickable-go': CustomEvent<ClickableGoal & { newTab: boolean }>
  }
}
