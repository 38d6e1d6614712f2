import {
  type Ad,
  adPath,
  adsModule,
  adsPath,
  deleteAdPath,
  editAdPath,
  isPublic,
  mostAds,
  newAdPath,
} from '../server/ads/ad.ts'
import { AdFacts } from './parts/ad-facts.tsx'
import { PageHead } from './parts/page-head.tsx'

/**
 * Returns the classes of the button that publishes or withdraws an ad; the server responds with them to an activation.
 */
export const switchClass = (isActive: boolean): string => `own-ad__act ad-switch ad-switch--${isActive ? 'on' : 'off'}`

const states: Record<Ad['state'], string> = {
  waiting: 'En attente de relecture',
  accepted: 'En ligne',
  refused: 'Refusée',
}

function ElementFields({ action, id }: { action: string; id: number }) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="element_module_ident" value={adsModule} />
      <input type="hidden" name="element_id" value={id} />
    </>
  )
}

function OwnAd({ ad, service, query }: { ad: Ad; service: string; query: string }) {
  return (
    <li className="own-ad" data-element-id={ad.id}>
      <div className="own-ad__what">
        <p className="ad__title">
          <a href={adPath(ad.id)}>{ad.title}</a>
        </p>
        <AdFacts ad={ad} />
        <p className="own-ad__state">
          <span className="own-ad__on">{states[ad.state]}</span>
          <span className="own-ad__off">Hors ligne</span>
        </p>
        {ad.state === 'refused' && <p className="own-ad__reason">La boutique : {ad.reason}</p>}
      </div>
      <div className="own-ad__acts">
        <a
          className="button button--quiet"
          href={editAdPath(ad.id) + query}
          title={`Modifier « ${ad.title} »`}
          data-flx-action="my_elements_edit"
        >
          Modifier<span className="visually-hidden"> « {ad.title} »</span>
        </a>
        <form method="post" action={service}>
          <ElementFields action="my_elements_activate" id={ad.id} />
          <button className={switchClass(ad.isActive)} type="submit">
            <span className="own-ad__on">Mettre hors ligne</span>
            <span className="own-ad__off">Publier</span>
            <span className="visually-hidden"> « {ad.title} »</span>
          </button>
        </form>
        <a
          className="own-ad__act own-ad__act--last"
          href={deleteAdPath(ad.id) + query}
          data-flx-action="my_elements_delete"
          data-flx-confirm={`Supprimer « ${ad.title} » ?`}
        >
          Supprimer<span className="visually-hidden"> « {ad.title} »</span>
        </a>
      </div>
    </li>
  )
}

function onlineText(shown: number, all: number): string {
  if (shown === all) return all > 1 ? 'toutes en ligne' : 'en ligne'
  return shown === 0 ? 'aucune en ligne' : `dont ${shown} en ligne`
}

interface OwnAdsPageProps {
  ads: Ad[]
  base: string
  /** Query added to links: `?mode=html`, or nothing. */
  query: string
}

/** « Mes annonces »: the ads of a customer, with the actions on each. */
export function OwnAdsPage({ ads, base, query }: OwnAdsPageProps) {
  const shown = ads.filter(isPublic).length
  return (
    <>
      <PageHead links={[{ href: adsPath, name: 'Vos annonces' }]} title="Mes annonces">
        Toute annonce nouvelle ou modifiée est relue avant publication.
      </PageHead>
      <flx-my-elements id="mes-annonces" element-module-ident={adsModule}>
        <div className="own-ads__head">
          <p>
            {ads.length === 0
              ? 'Vous n’avez pas encore d’annonce.'
              : `${ads.length} ${ads.length > 1 ? 'annonces' : 'annonce'} sur ${mostAds} autorisées, ${onlineText(shown, ads.length)}.`}
          </p>
          {ads.length < mostAds && (
            <a className="button" href={newAdPath + query} data-flx-action="my_elements_create">
              Déposer une annonce
            </a>
          )}
        </div>
        <ul className="own-ads">
          {ads.map((ad) => (
            <OwnAd key={ad.id} ad={ad} service={`${base}ajax/modules/modules/traitement.php`} query={query} />
          ))}
        </ul>
      </flx-my-elements>
    </>
  )
}

/** The confirmation of a deletion, when there is no script. */
export function DeleteAdPage({ ad, base, back }: { ad: Ad; base: string; back: string }) {
  return (
    <>
      <PageHead
        links={[{ href: back, name: 'Mes annonces' }]}
        current="Supprimer"
        title={`Supprimer « ${ad.title} » ?`}
      >
        L’annonce et ses photos seront effacées.
      </PageHead>
      <form method="post" action={`${base}ajax/modules/modules/traitement.php`}>
        <ElementFields action="my_elements_delete" id={ad.id} />
        <button className="button button--danger" type="submit">
          Supprimer
        </button>{' '}
        <a href={back}>Annuler</a>
      </form>
    </>
  )
}
