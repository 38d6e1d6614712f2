/** Milliseconds after which a second click is no longer a double click. */
const patience = 500

/**
 * Cancels the second click of a double click, whose first one has changed what is under the pointer: it would hit
 * whatever has come there.
 *
 * @param within - Where clicks are cancelled. @default the whole page
 * @param until - Ends this before its time.
 */
export function stopSecondClick(within: Node = document, until?: AbortSignal): void {
  const hold = (event: MouseEvent): void => {
    if (event.detail < 2 || !within.contains(event.target as Node)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const time = AbortSignal.timeout(patience)
  window.addEventListener('click', hold, { capture: true, signal: until ? AbortSignal.any([time, until]) : time })
}
