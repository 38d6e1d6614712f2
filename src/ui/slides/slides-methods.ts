/** What slides offer to the class of their element. */
export interface SlidesMethods {
  next(): Promise<void>
  previous(): Promise<void>
  /** @param position - Counted from 1. */
  goTo(position: number): Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
}
