import { flushSync } from 'react-dom'
import { intentTypes } from '../browser/gestures.ts'

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

/** Milliseconds after which the browser may paint: a longer task would be felt (RAIL). */
const slice = 50

const toDraw: (() => void)[] = []
let isDrawing = false

async function drawAll(): Promise<void> {
  let end = performance.now() + slice
  for (let draw = toDraw.shift(); draw; draw = toDraw.shift()) {
    try {
      flushSync(draw)
    } catch (error) {
      reportError(error)
    }
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + slice
  }
  isDrawing = false
}

/**
 * Renders elements that begin in the same task together. Each is a React root of its own: React's scheduler would let
 * the browser paint after every few of them, and a thousand elements would lay out the page some sixty times.
 *
 * @param draw - Renders one element.
 */
export function drawSoon(draw: () => void): void {
  toDraw.push(draw)
  if (isDrawing) return
  isDrawing = true
  queueMicrotask(drawAll)
}
