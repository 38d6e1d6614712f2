import type { Point } from '../../src/core/french/coordinates.ts'
import { PageHead } from './parts/page-head.tsx'

interface Shop {
  id: number
  name: string
  street: string
  postalCode: string
  city: string
  hours: string
  /** Its point on the map; a shop that has none stays in the list. */
  point: Point | undefined
}

/** « Du mardi au samedi, 10 h à 19 h »: the line breaks only between days and hours. */
function Hours({ text }: { text: string }) {
  const [days, ...hours] = text.split(/(?<=,) /)
  return (
    <>
      {days} <span className="shops__hours">{hours.join(' ')}</span>
    </>
  )
}

/** The shops: a list, and a map beside it. */
export function ShopsPage({ shops }: { shops: Shop[] }) {
  return (
    <>
      <PageHead links={[]} title="Nos boutiques">
        Votre commande y est prête le jour même, et nous mettons de côté les articles qui vous font hésiter.
      </PageHead>
      <flx-map className="shops">
        <ul className="shops__list">
          {shops.map(({ id, name, street, postalCode, city, hours, point }) => (
            <li key={id} id={`boutique-${id}`} data-lat={point?.latitude} data-lng={point?.longitude}>
              <h2>{name}</h2>
              <p>
                {street}, {postalCode} {city}
              </p>
              <p>
                <Hours text={hours} />
              </p>
            </li>
          ))}
        </ul>
      </flx-map>
    </>
  )
}
