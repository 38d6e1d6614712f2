import { readingKey } from '../../core/browser/reading-key.ts'
import { addDays } from '../../core/french/day-steps.ts'
import { useEvent } from '../../core/use-event.ts'

const dateOf = (day: HTMLElement | undefined): string => day?.dataset['flxValue'] ?? ''

/** The day that a key leads to: the next one that can be chosen, or the first one a week away. */
function dayAt(key: string, days: HTMLElement[], day: HTMLElement): HTMLElement | undefined {
  const index = days.indexOf(day)
  if (key === 'ArrowLeft') return days[Math.max(index - 1, 0)]
  if (key === 'ArrowRight') return days[Math.min(index + 1, days.length - 1)]
  if (key === 'ArrowUp') return days.findLast((other) => dateOf(other) <= addDays(dateOf(day), -7)) ?? day
  if (key === 'ArrowDown') return days.find((other) => dateOf(other) >= addDays(dateOf(day), 7)) ?? day
  if (key === 'Home') return days[0]
  return key === 'End' ? days.at(-1) : undefined
}

/** Arrows, Home and End go from a day to another; Enter shows its slots, as on any link. */
function moveAmongDays(event: KeyboardEvent): void {
  const { target } = event
  const day = target instanceof Element ? target.closest<HTMLElement>('a.flx-reservation__day') : null
  const grid = day?.closest('.flx-reservation__days')
  if (!day || !grid || event.altKey || event.ctrlKey || event.metaKey) return
  const next = dayAt(
    readingKey(event.key, grid),
    [...grid.querySelectorAll<HTMLElement>('a.flx-reservation__day')],
    day,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Keys of the days, also of those that the server drew. */
export function useDayKeys(host: HTMLElement): void {
  useEvent(host, 'keydown', moveAmongDays)
}
