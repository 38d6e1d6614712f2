/** Who changed the slide: the visitor, the time, or a script of the page. */
export type SlideSource = 'visitor' | 'play' | 'code'

/** The slide that is shown now, the first of them where there are several. */
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
