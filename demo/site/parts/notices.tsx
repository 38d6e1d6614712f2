import type { PageContext } from '../../server/routes/page-context.ts'
import { demoAccount, guardedAccount } from '../../server/seed/customers.ts'

/**
 * Script that hides, before the first paint, the banners that the visitor closed on an earlier page: nothing moves when
 * the element's code loads. It reads what the element stores; an end more than 463 days away counts for neither.
 */
const hideClosed = `for (const banner of document.querySelectorAll('flx-front-banner')) {
  const key = 'flx-closed:flx-front-banner:' + banner.id + ':'
  const isKept = (area) => {
    const left = area.getItem(key) - Date.now()
    return left > 0 && left < 4e10
  }
  try {
    banner.hidden = isKept(localStorage) || isKept(sessionStorage)
  } catch {} // A browser that refuses to keep anything.
}`

/** The trial accounts of the demonstration. */
function DemoRibbon() {
  return (
    <flx-front-banner id="demonstration" className="site-ribbon" days={30} role="region" aria-label="Démonstration">
      <details>
        <summary>Démonstration : comptes d’essai</summary>
        <dl className="site-ribbon__accounts">
          <div>
            <dt>Compte client</dt>
            <dd>
              <code>{demoAccount.email}</code>, mot de passe <code>{demoAccount.password}</code>
            </dd>
          </div>
          <div>
            <dt>Compte protégé par un code</dt>
            <dd>
              <code>{guardedAccount.email}</code>, mot de passe <code>{guardedAccount.password}</code>
            </dd>
          </div>
        </dl>
      </details>
    </flx-front-banner>
  )
}

/** Pages without offers: the visitor logs in, orders or pays there. */
const sellsNothing = /^\/(?:compte|connexion|panier|commande|banque|mot-de-passe|confirmation)/

/** The banners above the header, each shown until it is closed. */
export function Notices({ context: { demo, nonce, path } }: { context: PageContext }) {
  return (
    <>
      {demo.accounts && <DemoRibbon />}
      {!sellsNothing.test(path) && (
        <flx-front-banner
          id="livraison-offerte"
          className="site-offer"
          days={30}
          role="region"
          aria-label="Livraison offerte"
        >
          <p>
            <a href="/page/livraison">Livraison offerte dès 80 €</a>
          </p>
        </flx-front-banner>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, without any value of the page's. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: hideClosed }} />
    </>
  )
}
