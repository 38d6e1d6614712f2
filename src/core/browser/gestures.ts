/**
 * Events that announce a click, or typing in a field that had focus before the script ran: time to fetch the code that
 * these need.
 */
export const intentTypes = ['keydown', 'pointerover', 'focusin']

/**
 * Events that only a visitor causes, Back included. A page may scroll, move focus and come under a resting pointer by
 * itself.
 */
export const gestures = ['keydown', 'pointermove', 'pointerdown', 'popstate', 'input', 'dragenter']

/** Listens to these events in the whole page, in the capture phase. */
export function listen(types: readonly string[], listener: (event: Event) => unknown): void {
  for (const type of types) addEventListener(type, listener, true)
}
