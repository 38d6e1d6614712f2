/** The cause of a change of slide: the visitor, autoplay, or a script of the page. */
export type SlideSource = 'visitor' | 'play' | 'code'

/** The slide that is shown now, or the first one if several are. */
export interface SlideChange {
  /** Counted from 1. */
  position: number
  slide: HTMLElement
  source: SlideSource
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Other slides are shown. */
    'flx-slide-change': CustomEvent<SlideChange>
  }
}
