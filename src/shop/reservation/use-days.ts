import { useEffect } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrows, Home and End go from a day to another; Enter shows its slots, as on any link. */
function moveAmongDays(event: KeyboardEvent): void {
  const { target, key } = event
  const day = target instanceof Element ? target.closest('a.flx-reservation__day') : null
  const strip = day?.closest('.flx-reservation__days')
  if (!day || !strip || event.altKey || event.ctrlKey || event.metaKey) return
  const days = [...strip.querySelectorAll<HTMLElement>('a.flx-reservation__day')]
  const ends: Record<string, number> = { Home: 0, End: days.length - 1 }
  const step = steps[key]
  const index = step === undefined ? ends[key] : days.indexOf(day as HTMLElement) + step
  if (index === undefined) return
  event.preventDefault()
  days[Math.min(Math.max(index, 0), days.length - 1)]?.focus()
}

/** Brings the day that is shown into the strip's view, where the strip scrolls; the page itself stays. */
export function showCurrentDay(host: Element): void {
  const day = host.querySelector<HTMLElement>('[aria-current="date"]')
  const strip = day?.closest<HTMLElement>('.flx-reservation__days')
  if (!day || !strip || strip.scrollWidth <= strip.clientWidth) return
  const middle = day.getBoundingClientRect().left - strip.getBoundingClientRect().left
  strip.scrollLeft += middle - (strip.clientWidth - day.offsetWidth) / 2
}

export function useDayKeys(host: HTMLElement): void {
  useEffect(() => {
    host.addEventListener('keydown', moveAmongDays)
    return () => host.removeEventListener('keydown', moveAmongDays)
  }, [host])
}
