import { useSyncExternalStore } from 'react'
import { toDay } from '../core/french/day.ts'

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
