import {
  type Ad,
  type AdCategory,
  adCategories,
  adPath,
  adsPath,
  newAdPath,
  ownAdsPath,
  photoPath,
  placeOf,
} from '../server/ads/ad.ts'
import { thumbnailAddress } from '../server/media-address.ts'
import { AdFacts } from './parts/ad-facts.tsx'
import { PageHead } from './parts/page-head.tsx'

interface AdsPageProps {
  ads: Ad[]
  total: number
  /** The category that is shown; empty for all. */
  category: string
  page: number
  pages: number
}

const address = (category: string, page: number): string => {
  const asked = new URLSearchParams([
    ...(category ? [['categorie', category]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return asked.size > 0 ? `${adsPath}?${asked}` : adsPath
}

/** Number of the drawing that replaces a missing photo, by category. */
const drawings: Record<AdCategory, number> = { maison: 1, jardin: 5, mer: 2, atelier: 4, rendezvous: 7 }

const thumbnailOf = ({ id, photos, category }: Ad): string =>
  photos.length > 0 ? photoPath(id, 0) : thumbnailAddress(drawings[category as AdCategory] ?? drawings.maison)

function AdItem({ ad }: { ad: Ad }) {
  const [latitude, longitude] = placeOf(ad) ?? []
  return (
    <li id={`annonce-${ad.id}`} className="ad" data-lat={latitude} data-lng={longitude}>
      <img className="ad__thumbnail" src={thumbnailOf(ad)} alt="" width="120" height="90" loading="lazy" />
      <div data-flx-untrusted="">
        <h2 className="ad__title">
          <a href={adPath(ad.id)}>{ad.title}</a>
        </h2>
        <AdFacts ad={ad} />
      </div>
    </li>
  )
}

function Pages({ category, page, pages }: Pick<AdsPageProps, 'category' | 'page' | 'pages'>) {
  if (pages === 1) return null
  return (
    <nav className="ads__pages" aria-label="Pages des annonces">
      {page > 1 && (
        <a href={address(category, page - 1)} rel="prev">
          Plus récentes
        </a>
      )}{' '}
      {page < pages && (
        <a href={address(category, page + 1)} rel="next">
          Plus anciennes
        </a>
      )}
    </nav>
  )
}

/** « Vos annonces »: the small ads of customers, in a list and on a map. */
export function AdsPage({ ads, total, category, page, pages }: AdsPageProps) {
  const choices: [string, string][] = [['', 'Toutes'], ...Object.entries(adCategories)]
  return (
    <>
      <PageHead links={[]} title="Vos annonces">
        Ce que vous donnez, vendez ou organisez près de la mer. Chaque annonce est relue avant de paraître.
      </PageHead>
      <p className="ads__doors">
        <a className="button" href={newAdPath}>
          Déposer une annonce
        </a>{' '}
        <a className="button button--quiet" href={ownAdsPath}>
          Mes annonces
        </a>
      </p>
      <nav className="ads__categories" aria-label="Catégories">
        <ul>
          {choices.map(([slug, name]) => (
            <li key={slug}>
              <a href={address(slug, 1)} aria-current={slug === category ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="ads__count">
        {total === 0 ? 'Aucune annonce pour l’instant.' : `${total} annonce${total > 1 ? 's' : ''}`}
      </p>
      {ads.length > 0 && (
        <flx-map className="shops ads">
          <ul className="shops__list">
            {ads.map((ad) => (
              <AdItem key={ad.id} ad={ad} />
            ))}
          </ul>
        </flx-map>
      )}
      <Pages category={category} page={page} pages={pages} />
    </>
  )
}
