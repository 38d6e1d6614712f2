/** As long as a double click takes at most. */
const patience = 500

/**
 * The second click of a double one would meet what was behind the list, a link or the button of the form, now that the
 * first one has closed it.
 */
export function stopSecondClick(): void {
  const stop = new AbortController()
  const { signal } = stop
  const hold = (event: MouseEvent): void => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stop.abort()
  }
  window.addEventListener('click', hold, { capture: true, signal })
  setTimeout(() => stop.abort(), patience)
}
