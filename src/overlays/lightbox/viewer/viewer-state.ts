import type { SlideStatus } from './slide-images.ts'

/** One of the three slides that are drawn at a time. */
export interface SlideState {
  /** Node of the slide: what is said of its image goes there, and moves with it. */
  holder: HTMLElement
  index: number
  status: SlideStatus
}

/** What the viewer shows now. */
export interface ViewerState {
  index: number
  slides: SlideState[]
  canZoom: boolean
  zoomed: boolean
}

/** Whether two states look the same: panning tells many of them a second. */
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
