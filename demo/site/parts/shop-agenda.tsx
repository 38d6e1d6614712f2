import { monthAfter } from '../../server/day-entries.ts'
import { slotText } from '../../server/reservations/slot-text.ts'
import type { WorkshopSession } from '../../server/reservations/workshop-sessions.ts'

export interface ShopAgendaProps {
  /** `Y-m` */
  month: string
  sessions: WorkshopSession[]
  /** Days on which the shop is closed, `Y-m-d`. */
  closed: string[]
}

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const nameOf = (month: string): string => monthName.format(Date.parse(`${month}-01`))

/** The agenda of the shop for a month: workshop sessions, and closed days. */
export function ShopAgenda({ month, sessions, closed }: ShopAgendaProps) {
  const lines = [
    ...sessions.map((session) => ({ day: session.day, key: String(session.id), session })),
    ...closed.map((day) => ({ day, key: day, session: undefined })),
  ]
    .filter(({ day }) => day.startsWith(month))
    .sort((one, other) => one.day.localeCompare(other.day))
  const moves = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <>
      <h3>{nameOf(month)}</h3>
      {lines.length === 0 && <p>Rien de prévu ce mois-là.</p>}
      <ul className="places__list">
        {lines.map(({ day, key, session }) => (
          <li key={key}>
            {session ? (
              <a href={`/article/${session.slug}?date=${day}`}>{slotText(session)}</a>
            ) : (
              dayName.format(Date.parse(day))
            )}
            <span>{session ? session.name : 'La boutique est fermée.'}</span>
          </li>
        ))}
      </ul>
      <p className="places__moves">
        {moves.map((to) => (
          <a key={to} href={`/page/horaires-et-acces?mois=${to}`} data-flx-date={`${to}-01`}>
            {nameOf(to)}
          </a>
        ))}
      </p>
    </>
  )
}
