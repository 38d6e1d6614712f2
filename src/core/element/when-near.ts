import { intentTypes } from '../browser/intent.ts'

const waiting = new WeakMap<Element, () => void>()

let observer: IntersectionObserver | undefined

function observe(element: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

/** Calls back once, when an element is near the window or the visitor is about to use it. */
export function whenNear(element: Element, act: () => void): void {
  const stop = new AbortController()
  const actOnce = (): void => {
    stop.abort()
    waiting.delete(element)
    observer?.unobserve(element)
    if (element.isConnected) act()
  }
  waiting.set(element, actOnce)
  observe(element)
  for (const type of intentTypes) element.addEventListener(type, actOnce, { signal: stop.signal })
}
