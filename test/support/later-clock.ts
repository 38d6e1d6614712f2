/**
 * Waits for a time. A timer of the same length that was set earlier has then run too, unless it was paused. This proves
 * that it was paused, even on a slow machine.
 */
export const laterClock = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
