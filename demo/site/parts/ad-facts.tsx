import { type Ad, type AdCategory, adCategories, photoPath } from '../../server/ads/ad.ts'
import { formatEuros, longDay } from '../../server/format.ts'

const categoryName = ({ category }: Pick<Ad, 'category'>): string => adCategories[category as AdCategory] ?? category

function priceText(price: number | null): string {
  if (price === null) return 'Prix à débattre'
  return price === 0 ? 'Gratuit' : formatEuros(price)
}

/** Category, price, place and day of an ad, in one line. */
export function AdFacts({ ad }: { ad: Ad }) {
  const dated = ad.day && (
    <time dateTime={ad.day}>
      {ad.category === 'rendezvous' ? 'le' : 'dès le'} {longDay(ad.day)}
    </time>
  )
  return (
    <p className="ad__facts">
      <span className="ad__category">{categoryName(ad)}</span> <span>{priceText(ad.price)}</span>{' '}
      <span>
        {ad.town} ({ad.postalCode})
      </span>{' '}
      {dated}
    </p>
  )
}

/** The details of an ad, as its owner wrote them. */
export function AdDetails({ ad }: { ad: Ad }) {
  if (ad.details.length === 0) return null
  return (
    <dl className="ad__details" data-flx-untrusted="">
      {ad.details.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The photos of an ad, each with a large view. */
export function AdPhotos({ ad }: { ad: Ad }) {
  if (ad.photos.length === 0) return null
  return (
    <flx-lightbox>
      <ul className="ad__photos">
        {ad.photos.map(({ key }, place) => (
          <li key={key}>
            <a href={photoPath(ad.id, place)} rel={`lightbox[annonce-${ad.id}]`} title={ad.title}>
              <img
                src={photoPath(ad.id, place)}
                alt={`${ad.title}, vue ${place + 1}`}
                width="240"
                height="180"
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </flx-lightbox>
  )
}

/** What its owner wrote of the thing, which is never read as the shop's own. */
export function AdText({ ad, className }: { ad: Ad; className?: string }) {
  return (
    <div className={className} data-flx-untrusted="">
      {ad.description.split('\n\n').map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and never move
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}
