/** Milliseconds without a resize after which a page is refreshed (PAGE-10). */
const resizeRest = 350

/**
 * Calls the listener once the window has kept its size for a while (PAGE-10).
 *
 * @param rest - Milliseconds. @default 350
 * @returns a function that removes the listener.
 */
export function onResize(listener: () => void, rest: number = resizeRest): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(listener, rest)
  }
  addEventListener('resize', wait)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', wait)
  }
}
