import { onMedia } from '../../../core/browser/media.ts'

/** The number of columns in view from each window width, in pixels (TABLE-02). */
const steps = [
  [1200, 7],
  [1024, 6],
  [992, 5],
  [767, 4],
  [576, 3],
] as const

const least = 2

const queryOf = (width: number): string => `(min-width: ${width}px)`

/** Returns how many columns this window has room for (TABLE-02). */
export function columnsInView(): number {
  return steps.find(([width]) => matchMedia(queryOf(width)).matches)?.[1] ?? least
}

/** Calls the listener when that number changes. @returns a function that removes the listener */
export function onColumnsInView(listener: () => void): () => void {
  const stops = steps.map(([width]) => onMedia(queryOf(width), listener))
  return () => {
    for (const stop of stops) stop()
  }
}
