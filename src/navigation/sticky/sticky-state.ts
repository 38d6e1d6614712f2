/** At the top of the page; stuck and shown; stuck and drawn up out of sight. */
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
 * Follows the scroll position and says the state that it asks for (PAGE-08): beyond the threshold a header hides once
 * the page went down by more than the tolerance since it last turned, and shows once it went up by as much.
 */
export function stickyStates({ threshold, tolerance, noHide }: StickyOptions): (top: number) => StickyState {
  let hidden = false
  /** Where the page last turned, as far as it matters. */
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
