import { flushSync } from 'react-dom'

/** Milliseconds after which the browser may paint: a longer task would be felt (RAIL). */
const slice = 50

const waiting: (() => void)[] = []
let isDrawing = false

async function drawAll(): Promise<void> {
  let end = performance.now() + slice
  for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
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
  waiting.push(draw)
  if (isDrawing) return
  isDrawing = true
  queueMicrotask(drawAll)
}
