/** Where a clickable block leads. */
export interface ClickableGoal {
  /** The address, in full. */
  address: string
  /** Name of the window or frame; empty for this one. */
  target: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A clickable block is about to lead somewhere; cancelable. `newTab`: the visitor asked for another tab. */
    'flx-clickable-go': CustomEvent<ClickableGoal & { newTab: boolean }>
  }
}
