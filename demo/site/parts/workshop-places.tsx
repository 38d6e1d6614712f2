import { addDays, formatDayAs } from '../../../src/core/french/day.ts'
import { writeView } from '../../server/no-breaks.ts'
import { slotText } from '../../server/reservations/slot-text.ts'
import type { WorkshopSession } from '../../server/reservations/workshop-sessions.ts'

/** Number of the last week that can be shown. */
export const lastWeek = 9

export interface WorkshopPlacesProps {
  sessions: WorkshopSession[]
  /** Today, `Y-m-d`. */
  today: string
  /** 0 for the seven days from today. */
  week: number
}

const written = (day: string): string => formatDayAs(day, { day: 'numeric', month: 'long' })

function placesText(free: number): string {
  if (free === 0) return 'complet'
  return free === 1 ? '1 place' : `${free} places`
}

/** The sessions of seven days, with the places left in each. */
function WorkshopPlaces({ sessions, today, week }: WorkshopPlacesProps) {
  const from = addDays(today, week * 7)
  const to = addDays(from, 6)
  const shown = sessions.filter(({ day }) => day >= from && day <= to)
  return (
    <>
      <p className="places__week">
        Du {written(from)} au {written(to)}
      </p>
      {shown.length === 0 && <p>Aucune séance ces jours-là.</p>}
      <ul className="places__list">
        {shown.map((session) => (
          <li key={session.id} id={`seance-${session.id}`} className={session.free === 0 ? 'is-full' : undefined}>
            <a href={`/article/${session.slug}?date=${session.day}`}>{slotText(session)}</a>
            <span>{session.name}</span>
            <b>{placesText(session.free)}</b>
          </li>
        ))}
      </ul>
      <p className="places__moves">
        {week > 0 && (
          <a href={`/page/ateliers?semaine=${week - 1}`} data-flx-refresh="">
            Semaine précédente
          </a>
        )}
        {week < lastWeek && (
          <a href={`/page/ateliers?semaine=${week + 1}`} data-flx-refresh="">
            Semaine suivante
          </a>
        )}
      </p>
    </>
  )
}

/**
 * Returns the block, in its page and in the response that updates it: its parameters in a comment, then its content.
 */
export function workshopPlaces(props: WorkshopPlacesProps): string {
  const parameters = JSON.stringify({ url: '/ateliers/places', referer: '/page/ateliers', identload: 'places' })
  return `<!-- ${parameters} -->${writeView(<WorkshopPlaces {...props} />)}`
}
