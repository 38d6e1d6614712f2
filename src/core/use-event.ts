import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Adds a native listener to a node, where React's props do not work: if a listener of the page runs first, or if
 * `preventDefault()` has to work for wheel and touch events. The handler of the last render is always used.
 */
export function useEvent<T extends string>(
  target: EventTarget | null | undefined,
  type: T,
  handler: (event: T extends keyof GlobalEventHandlersEventMap ? GlobalEventHandlersEventMap[T] : Event) => void,
  { capture = false, passive }: { capture?: boolean; passive?: boolean } = {},
): void {
  const listener = useEffectEvent(handler as (event: Event) => void)
  useLayoutEffect(() => {
    const options = { capture, ...(passive === undefined ? {} : { passive }) }
    target?.addEventListener(type, listener, options)
    return () => target?.removeEventListener(type, listener, options)
  }, [target, type, capture, passive])
}
