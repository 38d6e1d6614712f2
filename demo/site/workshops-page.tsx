import { formatDayAs, mondayOf, weeksFrom } from '../../src/core/french/day.ts'
import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { type DayEntry, monthAfter } from '../server/day-entries.ts'
import { articleImage } from '../server/media-address.ts'
import { slotText } from '../server/reservations/slot-text.ts'
import type { WorkshopSession } from '../server/reservations/workshop-sessions.ts'
import { Price } from './parts/price.tsx'
import { type WorkshopPlacesProps, workshopPlaces } from './parts/workshop-places.tsx'

interface CalendarMonthProps {
  /** Address of the months: it serves a page to readers, and entries to the calendar. */
  url: string
  /** `Y-m` */
  month: string
  entries: DayEntry[]
}

const monthName = (month: string): string => formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' })

function addressOf(url: string, month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${url}?year=${year}&month=${number}`
}

function Day({ day, month, entries }: { day: string; month: string; entries: DayEntry[] }) {
  const number = <span className="flx-month__number">{Number(day.slice(8))}</span>
  if (!day.startsWith(month)) return <td className="flx-month__cell flx-month__cell--outside">{number}</td>
  const own = entries.filter(({ date }) => date === day)
  return (
    <td className={`flx-month__cell${own.length > 0 ? ' flx-month__cell--busy' : ''}`} data-flx-day={day}>
      <div className="flx-month__day">
        {number}
        <span className="flx-month__long">{formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
        {own.map(({ title, badge, body, footer, link, classname }) => (
          <div key={title} className={`flx-month__entry ${classname}`} data-flx-entry="">
            {badge && (
              <span className="flx-month__badge" data-flx-badge="">
                {badge}
              </span>
            )}{' '}
            <a href={link} data-flx-title="">
              {title}
            </a>
            <span hidden data-flx-body="">
              {body}
            </span>
            <span hidden data-flx-footer="">
              {footer}
            </span>
          </div>
        ))}
      </div>
    </td>
  )
}

/** A month rendered by the server. A calendar starts from it, and it is the whole calendar without script (CAL-01). */
function CalendarMonth({ url, month, entries }: CalendarMonthProps) {
  const own = entries.filter(({ date }) => date.startsWith(month))
  const weeks = weeksFrom(mondayOf(`${month}-01`), 6)
  return (
    <flx-calendar url={url}>
      <div className="flx-month" data-flx-month={month}>
        <div className="flx-month__head">
          <a
            className="flx-month__move"
            href={addressOf(url, monthAfter(month, -1))}
            aria-label={monthName(monthAfter(month, -1))}
          >
            ‹
          </a>
          <p className="flx-month__title">{monthName(month)}</p>
          <a
            className="flx-month__move"
            href={addressOf(url, monthAfter(month, 1))}
            aria-label={monthName(monthAfter(month, 1))}
          >
            ›
          </a>
          <a className="flx-button flx-button--small flx-month__today" href={url}>
            aujourd’hui
          </a>
        </div>
        <table className="flx-month__table" aria-label={monthName(month)}>
          <thead className="flx-month__weekdays">
            <tr className="flx-month__week">
              {weeks[0]?.map((day) => (
                <th key={day} className="flx-month__weekday" scope="col">
                  {formatDayAs(day, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="flx-month__weeks">
            {weeks.map((days) => (
              <tr key={days[0]} className="flx-month__week">
                {days.map((day) => (
                  <Day key={day} day={day} month={month} entries={own} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {own.length === 0 && <p className="flx-month__none">Aucun événement ce mois-ci</p>}
      </div>
    </flx-calendar>
  )
}

interface WorkshopOfferProps {
  workshop: ArticleCard
  /** Its coming sessions, in order. */
  sessions: WorkshopSession[]
}

/** A bookable workshop: its description, its next session, and the link to its page. */
function WorkshopOffer({ workshop, sessions }: WorkshopOfferProps) {
  const { id, slug, name, tagline, shape, colours, lowestTtc } = workshop
  const next = sessions.find(({ free }) => free > 0)
  return (
    <li className="workshop">
      <img src={articleImage(shape, colours[0] ?? '', id, 480)} width="480" height="480" alt="" />
      <div className="workshop__text">
        <h3>{name}</h3>
        <p className="workshop__tagline">{tagline}</p>
        <p>
          <Price cents={lowestTtc} /> par personne
        </p>
        <p>{next ? `Prochaine séance : ${slotText(next)}` : 'Aucune séance n’est ouverte pour le moment.'}</p>
        <p className="workshop__way">
          <a className="button" href={`/article/${slug}${next ? `?date=${next.day}` : ''}`}>
            {next ? 'Réserver une place' : 'Voir cet atelier'}
          </a>
          <a href="#calendrier">Voir le calendrier</a>
        </p>
      </div>
    </li>
  )
}

interface WorkshopsPageProps {
  workshops: ArticleCard[]
  /** `Y-m` */
  month: string
  entries: DayEntry[]
  places: WorkshopPlacesProps
}

/** The content of the workshops page, after its text. */
export function WorkshopsPage({ workshops, month, entries, places }: WorkshopsPageProps) {
  return (
    <>
      <section className="section" aria-labelledby="reserver">
        <h2 id="reserver">Réserver</h2>
        <ul className="workshops">
          {workshops.map((workshop) => (
            <WorkshopOffer
              key={workshop.id}
              workshop={workshop}
              sessions={places.sessions.filter(({ slug }) => slug === workshop.slug)}
            />
          ))}
        </ul>
      </section>
      <section className="section places" aria-labelledby="places">
        <h2 id="places">Les places qui restent</h2>
        <flx-fragment
          history
          on="flx-cart-changed"
          every={60}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments; what stands beside this one it has drawn.
          dangerouslySetInnerHTML={{ __html: workshopPlaces(places) }}
        />
      </section>
      <section className="section" aria-labelledby="calendrier">
        <h2 id="calendrier">Le calendrier</h2>
        <CalendarMonth url="/page/ateliers" month={month} entries={entries} />
      </section>
    </>
  )
}
