/** `top`: at the top of the page; `pinned`: stuck and visible; `hidden`: stuck and moved out of view. */
export type StickyState = 'top' | 'pinned' | 'hidden'

export interface StickyOptions {
  /** Pixels from the top of the page within which it is always shown. @default 169 */
  threshold: number
  /** Pixels in one direction before it hides or shows. @default 60 */
  tolerance: number
  /** It never hides. */
  noHide: boolean
}

/**
 * Returns a function that computes the state from the scroll position (PAGE-08). Beyond the threshold, a header hides
 * after the page has scrolled down by more than the tolerance since it last changed direction, and shows again after
 * it has scrolled up by as much.
 */
export function stickyStates({ threshold, tolerance, noHide }: StickyOptions): (top: number) => StickyState {
  let hidden = false
  /** The scroll position of the last change of direction. */
  let turn = threshold
  return (top) => {
    if (top <= threshold) {
      hidden = false
      turn = threshold
      return 'top'
    }
    turn = hidden ? Math.max(turn, top) : Math.min(turn, top)
    if (!noHide && Math.abs(top - turn) > tolerance) {
      hidden = !hidden
      turn = top
    }
    return hidden ? 'hidden' : 'pinned'
  }
}
