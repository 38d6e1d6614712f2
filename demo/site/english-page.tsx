import { renderToStaticMarkup } from 'react-dom/server'
import { withoutTax } from '../server/cart/money.ts'
import type { ArticleDetail } from '../server/catalogue/article.ts'
import './flx-tags.ts'
import { euros } from './parts/price.tsx'

interface EnglishPageProps {
  nonce: string
  script: string
  sessionHash: string
  /** What the page sells, and what it books. */
  article: ArticleDetail
  workshop: ArticleDetail
}

const addItem = '/globalflexit/ajax/modules/boutique/panier/add_item.php'

function Purchase({ detail: { article, references } }: { detail: ArticleDetail }) {
  const [first] = references
  return (
    <section aria-labelledby="article">
      <h2 id="article" lang="fr">
        {article.name}
      </h2>
      <p className="product__price">
        <flx-price
          ttc={euros(first?.priceTtc)}
          ht={euros(withoutTax(first?.priceTtc ?? 0, article.vatPermille))}
          prior={euros(first?.priorTtc)}
        />
      </p>
      <flx-add-to-cart cart="#cart">
        <form className="purchase" method="post" action={addItem}>
          <input type="hidden" name="idarticle" value={article.id} />
          <input type="hidden" name="idreference" value={first?.id} />
          <div className="purchase__send">
            <div className="purchase__quantity">
              <label htmlFor="quantity">Quantity</label>
              <flx-quantity>
                <input
                  id="quantity"
                  type="number"
                  name="quantite"
                  defaultValue={1}
                  min={1}
                  max={99}
                  required
                  inputMode="numeric"
                />
              </flx-quantity>
            </div>
            <button className="button" type="submit">
              Add to the cart
            </button>
          </div>
        </form>
      </flx-add-to-cart>
    </section>
  )
}

/** A page in English: nothing but `<html lang="en">` says so. What the shop's database holds stays French. */
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
      <body>
        <flx-config session-hash={sessionHash} />
        <main id="contenu">
          <header className="page-head">
            <h1>L’Estran, in English</h1>
            <p>
              <a href="/" lang="fr" hrefLang="fr">
                En français
              </a>
            </p>
          </header>
          <flx-cart-badge>
            <a href="#cart">
              Cart <span data-flx-cart-count="">0</span>
            </a>
          </flx-cart-badge>
          <Purchase detail={article} />
          <section aria-labelledby="workshop">
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
