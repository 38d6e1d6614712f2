import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import type { DayEntry } from '../server/day-entries.ts'
import { CalendarMonth } from './parts/calendar-month.tsx'
import { WorkshopOffer } from './parts/workshop-offer.tsx'
import { type WorkshopPlacesProps, workshopPlaces } from './parts/workshop-places.tsx'

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
