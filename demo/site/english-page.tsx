import { renderToStaticMarkup } from 'react-dom/server'
import { withoutTax } from '../server/cart/money.ts'
import type { ArticleDetail } from '../server/catalogue/article.ts'
import { PageHead } from './parts/page-head.tsx'
import { euros } from './parts/price.tsx'
import { PurchaseSend } from './parts/purchase-send.tsx'

interface EnglishPageProps {
  nonce: string
  script: string
  sessionHash: string
  /** The article that the page sells, and the workshop that it offers for booking. */
  article: ArticleDetail
  workshop: ArticleDetail
}

const inEnglish = (cents: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100)

const addItem = '/globalflexit/ajax/modules/boutique/panier/add_item.php'

function Purchase({ detail: { article, references } }: { detail: ArticleDetail }) {
  const [first] = references
  const ttc = first?.priceTtc ?? 0
  const ht = withoutTax(ttc, article.vatPermille)
  return (
    <section aria-labelledby="article">
      <h2 id="article" lang="fr">
        {article.name}
      </h2>
      <p className="product__price">
        <flx-price ttc={euros(ttc)} ht={euros(ht)} prior={euros(first?.priorTtc)}>
          <span className="price">
            <span data-flx-ttc="">{inEnglish(ttc)}</span> <small>incl. VAT</small>
          </span>{' '}
          <small className="price__ht">
            <span data-flx-ht="">{inEnglish(ht)}</span> excl. VAT
          </small>
        </flx-price>
      </p>
      <flx-add-to-cart cart="#cart">
        <form className="purchase" method="post" action={addItem}>
          <input type="hidden" name="idarticle" value={article.id} />
          <input type="hidden" name="idreference" value={first?.id} />
          <PurchaseSend id="quantity" quantity="Quantity" send="Add to the cart" />
        </form>
      </flx-add-to-cart>
    </section>
  )
}

/**
 * Renders a page in English: only `<html lang="en">` tells the library so. Data from the shop's database stays in
 * French.
 */
export function renderEnglishPage({ nonce, script, sessionHash, article, workshop }: EnglishPageProps): string {
  const [place] = workshop.references
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>In English · L’Estran</title>
        <link rel="icon" href="/media/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/site.css" />
        <script type="module" nonce={nonce} src={script} crossOrigin="anonymous" />
      </head>
      <body data-flx-tiles="/carte/rues.json">
        <flx-config session-hash={sessionHash} />
        <main id="contenu" className="english">
          <PageHead title="L’Estran, in English">
            <a href="/" lang="fr" hrefLang="fr">
              En français
            </a>
          </PageHead>
          <flx-cart-badge>
            <a href="#cart">
              Cart <span data-flx-cart-count="">0</span>
            </a>
          </flx-cart-badge>
          <Purchase detail={article} />
          <section className="english__workshop" aria-labelledby="workshop">
            <h2 id="workshop" lang="fr">
              {workshop.article.name}
            </h2>
            <flx-reservation article={String(workshop.article.id)} reference={place?.id} />
          </section>
          <section aria-labelledby="cart">
            <h2 id="cart">Your cart</h2>
            <flx-cart shop="/articles">
              <p>
                <a href="/panier">View the cart</a>
              </p>
            </flx-cart>
          </section>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
