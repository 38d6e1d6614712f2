import { useSyncExternalStore } from 'react'
import { readingKey } from '../core/browser/reading-key.ts'
import { addDays, addMonths, toDay, weekdayOf } from '../core/french/day.ts'

/** How many days and months each key moves by. */
const steps: Record<string, readonly [days: number, months: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [-7, 0],
  ArrowDown: [7, 0],
  PageUp: [0, -1],
  PageDown: [0, 1],
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Returns the day that a key moves to in a grid: by a day, a week, a month or, with Shift, a year; Home and End move to
 * the ends of the week. Undefined for other keys, and with modifiers that the browser uses.
 *
 * @param grid - The grid; in right-to-left text, its arrow keys are swapped.
 */
export function dayAfter(pressed: Pressed, day: string, grid: Element): string | undefined {
  const { shiftKey, altKey, ctrlKey, metaKey } = pressed
  const key = readingKey(pressed.key, grid)
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return addDays(day, -weekdayOf(day))
  if (key === 'End') return addDays(day, 6 - weekdayOf(day))
  const step = steps[key]
  return step && addMonths(addDays(day, step[0]), step[1] * (shiftKey ? 12 : 1))
}

const aMinute = 60_000

/** Calls back each minute, and when the page becomes visible again. */
function onClock(look: () => void): () => void {
  const timer = setInterval(look, aMinute)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const never = (): (() => void) => () => {}

/**
 * Returns today as `Y-m-d`, in local time; it changes at midnight while the page is open.
 *
 * @param isFollowed - If false, it is empty and needs no timer.
 */
export function useToday(isFollowed = true): string {
  return useSyncExternalStore(isFollowed ? onClock : never, () => (isFollowed ? toDay(new Date()) : ''))
}
