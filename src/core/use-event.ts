import { useLayoutEffect, useRef } from 'react'

/**
 * Listens to events of a node of the page as the browser sends them, which React's own props cannot where a listener of the
 * page's comes first, or where `preventDefault()` is due for a wheel or a touch. The handler is always that of the last
 * drawing.
 */
export function useEvent<T extends string>(
  target: EventTarget | null | undefined,
  type: T,
  handler: (event: T extends keyof GlobalEventHandlersEventMap ? GlobalEventHandlersEventMap[T] : Event) => void,
  { capture = false, passive }: { capture?: boolean; passive?: boolean } = {},
): void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  useLayoutEffect(() => {
    const listener = (event: Event): void => (latest.current as (event: Event) => void)(event)
    const options = { capture, ...(passive === undefined ? {} : { passive }) }
    target?.addEventListener(type, listener, options)
    return () => target?.removeEventListener(type, listener, options)
  }, [target, type, capture, passive])
}
