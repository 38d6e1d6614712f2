import { useSyncExternalStore } from 'react'
import { toDay } from '../core/french/day-steps.ts'

const aMinute = 60_000

/** Looks at the clock now and then, and when a page that slept is seen again. */
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
 * The day it is, `Y-m-d`, as the clock on the wall says it: a page that stays open over midnight shows the next one.
 *
 * @param isFollowed - Otherwise it is empty, and no clock is looked at.
 */
export function useToday(isFollowed = true): string {
  return useSyncExternalStore(isFollowed ? onClock : never, () => (isFollowed ? toDay(new Date()) : ''))
}
