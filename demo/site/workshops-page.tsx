import { WorkshopMonth, type WorkshopMonthProps } from './parts/workshop-month.tsx'
import { type WorkshopPlacesProps, workshopPlaces } from './parts/workshop-places.tsx'

/** What the page of the workshops has besides its text. */
export function WorkshopsPage({ month, places }: { month: WorkshopMonthProps; places: WorkshopPlacesProps }) {
  return (
    <>
      <section className="section" aria-labelledby="calendrier">
        <h2 id="calendrier">Le calendrier</h2>
        <WorkshopMonth {...month} />
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
    </>
  )
}
