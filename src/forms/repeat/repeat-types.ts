export type RepeatAction = 'add' | 'remove' | 'restore' | 'move' | 'switch'

export interface RepeatChangedDetail {
  action: RepeatAction
  /** The block concerned; a removed one is no longer in the page. */
  block: HTMLElement
  /** Number of blocks after the change. */
  count: number
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a block was added, removed, restored, moved, or switched on or off. */
    'flx-repeat-changed': CustomEvent<RepeatChangedDetail>
  }
}
