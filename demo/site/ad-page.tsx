import { type Ad, adsPath, isPublic, ownAdsPath, placeOf } from '../server/ads/ad.ts'
import { AdDetails, AdFacts, AdPhotos, AdText } from './parts/ad-facts.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

/** The page of an ad. The text of its owner is always shown as plain text. */
export function AdPage({ ad, isOwn }: { ad: Ad; isOwn: boolean }) {
  const [latitude, longitude] = placeOf(ad) ?? []
  return (
    <>
      <Breadcrumb links={[{ href: adsPath, name: 'Vos annonces' }]} current={ad.title} />
      <article className="ad-page">
        <header className="page-head">
          <h1>{ad.title}</h1>
          <AdFacts ad={ad} />
        </header>
        {!isPublic(ad) && <p className="alert">Vous seul voyez cette annonce pour l’instant.</p>}
        <AdText ad={ad} className="ad-page__text" />
        <AdDetails ad={ad} />
        <AdPhotos ad={ad} />
        {latitude !== undefined && (
          <flx-map className="ad-page__map">
            <ul className="shops__list">
              <li data-lat={latitude} data-lng={longitude}>
                <h2>{ad.town}</h2>
                <p>
                  {ad.latitude === null ? 'Le centre de la commune' : 'À cent mètres près'} : l’adresse exacte reste
                  entre vous.
                </p>
              </li>
            </ul>
          </flx-map>
        )}
        <p>
          {isOwn ? (
            <a href={ownAdsPath}>Gérer mes annonces</a>
          ) : (
            <a href="/contact">Écrire à l’annonceur par la boutique</a>
          )}
        </p>
      </article>
    </>
  )
}
