import { formatDayAs } from '../../../src/core/french/day.ts'
import { monthAfter } from '../../server/day-entries.ts'
import { slotText } from '../../server/reservations/slot-text.ts'
import type { WorkshopSession } from '../../server/reservations/workshop-sessions.ts'

/** The agenda shown below the text of the opening hours page. */
export function OpeningPage({ agenda }: { agenda: ShopAgendaProps }) {
  return (
    <section className="section places" aria-labelledby="agenda">
      <h2 id="agenda">L’agenda du mois</h2>
      <flx-agenda url="/globalflexit/ajax/modules/agenda/utils.php" module="boutique" param="agenda">
        <ShopAgenda {...agenda} />
      </flx-agenda>
    </section>
  )
}

export interface ShopAgendaProps {
  /** `Y-m` */
  month: string
  sessions: WorkshopSession[]
  /** Days on which the shop is closed, `Y-m-d`. */
  closed: string[]
}

const nameOf = (month: string): string => formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' })

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
              formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long' })
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
