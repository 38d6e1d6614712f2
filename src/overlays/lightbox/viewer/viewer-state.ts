import type { SlideStatus } from './slide-images.ts'

/** One of the three slides that exist at a time. */
interface SlideState {
  /** The element of the slide: the messages about its image are rendered into it, and move with it. */
  holder: HTMLElement
  index: number
  status: SlideStatus
}

/** The current state of the viewer. */
export interface ViewerState {
  index: number
  slides: SlideState[]
  canZoom: boolean
  zoomed: boolean
}

/** Returns true if two states are equal. Panning reports many of them per second, which need no render. */
export function isSameState(one: ViewerState, other: ViewerState): boolean {
  return (
    one.index === other.index &&
    one.canZoom === other.canZoom &&
    one.zoomed === other.zoomed &&
    one.slides.length === other.slides.length &&
    one.slides.every((slide, at) => {
      const { holder, index, status } = other.slides[at] ?? {}
      return slide.holder === holder && slide.index === index && slide.status === status
    })
  )
}
