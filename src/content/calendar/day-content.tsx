import type { ReactNode } from 'react'
import type { CalendarEntry } from './calendar-entry.ts'

/** Entries of a day that are named in its square. */
const most = 3

interface DayContentProps {
  day: string
  /** « mardi 3 novembre » */
  name: string
  entries: readonly CalendarEntry[]
}

/** A day in its square: its number for the eye, its name for assistive technology and for lists, then what happens. */
export function DayContent({ day, name, entries }: DayContentProps): ReactNode {
  const others = entries.slice(most)
  return (
    <>
      <span className="flx-month__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="flx-month__long">{name}</span>
      {entries.slice(0, most).map(({ title, badge, className }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may be alike.
        <span key={index} className={`flx-month__entry ${className}`.trim()}>
          {badge && <span className="flx-month__badge">{badge}</span>} <span className="flx-month__name">{title}</span>
        </span>
      ))}
      {others.length > 0 && (
        <span className="flx-month__more" aria-hidden="true">
          +{others.length}
        </span>
      )}
      {others.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <span key={index} className="flx-visually-hidden">
          {title}
        </span>
      ))}
    </>
  )
}
