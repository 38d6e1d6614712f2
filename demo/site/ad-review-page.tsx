import { type Ad, mostPhotos, reviewPath } from '../server/ads/ad.ts'
import { AdDetails, AdFacts, AdPhotos, AdText } from './parts/ad-facts.tsx'
import { FormField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

function Waiting({ ad }: { ad: Ad }) {
  const reason = `motif-${ad.id}`
  return (
    <li className="review" data-ad={ad.id}>
      <h2>{ad.title}</h2>
      <AdFacts ad={ad} />
      <AdText ad={ad} />
      <AdDetails ad={ad} />
      {ad.latitude !== null && (
        <p>
          Point montré : {ad.latitude}, {ad.longitude}
        </p>
      )}
      <AdPhotos ad={ad} />
      <form className="site-form" method="post" action={reviewPath}>
        <input type="hidden" name="annonce" value={ad.id} />
        <input type="hidden" name="lue" value={ad.changedAt.toISOString()} />
        <FormField id={reason} name="motif" label="Motif, si elle est refusée" value={undefined} maxLength={300} />
        <p>
          <button
            className="button"
            name="verdict"
            value="accepter"
            type="submit"
            aria-label={`Accepter « ${ad.title} »`}
          >
            Accepter
          </button>{' '}
          <button
            className="button button--quiet"
            name="verdict"
            value="refuser"
            type="submit"
            aria-label={`Refuser « ${ad.title} »`}
          >
            Refuser
          </button>
        </p>
      </form>
    </li>
  )
}

/** `/gerance/annonces`: the ads to review, for administrators. */
export function AdReviewPage({ ads }: { ads: Ad[] }) {
  return (
    <>
      <PageHead links={[{ href: '/compte', name: 'Votre compte' }]} title="Annonces à relire">
        {ads.length === 0
          ? 'Aucune annonce n’attend.'
          : `De la plus ancienne à la plus récente, avec leurs photos (${mostPhotos} au plus).`}
      </PageHead>
      <ul className="account__list">
        {ads.map((ad) => (
          <Waiting key={ad.id} ad={ad} />
        ))}
      </ul>
    </>
  )
}
