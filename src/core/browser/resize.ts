/** Milliseconds without a resize after which a page is refreshed (PAGE-10). */
const resizeRest = 350

/** Calls the listener once the window has kept its size for a while. @returns a function that removes the listener. */
export function onResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(listener, resizeRest)
  }
  addEventListener('resize', wait)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', wait)
  }
}
