export type RepeatAction = 'add' | 'remove' | 'restore' | 'move' | 'switch'

export interface RepeatChangedDetail {
  action: RepeatAction
  /** The block that it concerns; one that was removed is out of the page. */
  block: HTMLElement
  /** Blocks that there are now. */
  count: number
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A block was added, removed, put back, moved, or switched on or off. */
    'flx-repeat-changed': CustomEvent<RepeatChangedDetail>
  }
}
