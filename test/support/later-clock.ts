/**
 * A clock that begins now. Any of the same length that began before it, and that nothing held, has ended with it: so it
 * proves that a time was held, on a slow machine too.
 */
export const laterClock = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
