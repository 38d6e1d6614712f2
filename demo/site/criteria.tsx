import type { ArticleDetail } from '../server/catalogue/article.ts'
import { articleImage } from '../server/media-address.ts'
import { Price } from './parts/price.tsx'

/** The references of an article as pictures, each a plain button that adds it to the cart (ART-03). */
export function Criteria({ detail: { article, references } }: { detail: ArticleDetail }) {
  return (
    <flx-stock close-popup="" no-alert="">
      <flx-add-to-cart confirm="none" cart="/panier">
        <form className="criteria" method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
          <input type="hidden" name="idarticle" value={article.id} />
          <input type="hidden" name="quantite" value={1} />
          {references.map(({ id, colour, label, priceTtc, stock }) => (
            <button
              key={id}
              type="submit"
              className="criteria__choice"
              name="idreference"
              value={id}
              disabled={stock === 0}
            >
              <img src={articleImage(article.shape, colour, article.id, 240)} width={112} height={112} alt="" />
              <span>{label}</span>
              <span>{stock === 0 ? 'Épuisé' : <Price cents={priceTtc} />}</span>
            </button>
          ))}
        </form>
      </flx-add-to-cart>
    </flx-stock>
  )
}
