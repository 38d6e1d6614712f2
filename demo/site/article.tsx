import { withoutTax } from '../server/cart/money.ts'
import type { ArticleDetail } from '../server/catalogue/article.ts'
import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { articleImage } from '../server/media-address.ts'
import { articlesAddress } from './articles-address.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { RepairIndex, SpareParts } from './parts/article-repair.tsx'
import { Booking, type BookingProps } from './parts/booking.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { euros, Price } from './parts/price.tsx'
import { PurchaseSend } from './parts/purchase-send.tsx'

type Reference = ArticleDetail['references'][number]

interface ArticleProps {
  detail: ArticleDetail
  chosen: Reference
  neighbours: ArticleCard[]
  /** Of an article that is booked for a time. */
  booking?: BookingProps | undefined
}

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function stockText(stock: number): string {
  if (stock === 0) return 'Épuisé'
  return stock <= 3 ? `Plus que ${stock}` : 'En stock'
}

/** A colour's number among those of the article: its pictures show largest while it is chosen, by style alone. */
function colourNumber({ references }: ArticleDetail, { colour }: Reference): number {
  return [...new Set(references.map((reference) => reference.colour))].indexOf(colour) + 1
}

interface PictureProps extends Pick<ArticleProps, 'detail'> {
  reference: Reference
  isChosen: boolean
}

function Picture({ detail, reference, isChosen }: PictureProps) {
  const { shape, id, slug, name } = detail.article
  const { colour, label } = reference
  const title = `${name}, ${label.split(' · ')[0]?.toLowerCase()}`
  const [small, large] = [articleImage(shape, colour, id, 240), articleImage(shape, colour, id, 960)]
  return (
    <li data-picture={colourNumber(detail, reference)} data-chosen={isChosen || undefined}>
      <a href={large} rel={`lightbox[${slug}]`} title={title}>
        <img
          src={large}
          srcSet={`${small} 240w, ${large} 960w`}
          sizes={`${isChosen ? '' : 'auto, '}(min-width: 52rem) 36rem, 90vw`}
          loading={isChosen ? 'eager' : 'lazy'}
          width="960"
          height="960"
          alt={title}
        />
      </a>
    </li>
  )
}

function Pictures({ detail, chosen }: Pick<ArticleProps, 'detail' | 'chosen'>) {
  const colours = new Map(detail.references.map((reference) => [reference.colour, reference]))
  const others = [...colours.values()].filter(({ colour }) => colour !== chosen.colour)
  return (
    <flx-lightbox>
      <ul className="product__pictures">
        {[chosen, ...others].map((reference) => (
          <Picture key={reference.id} detail={detail} reference={reference} isChosen={reference === chosen} />
        ))}
      </ul>
    </flx-lightbox>
  )
}

interface ChoiceProps {
  reference: Reference
  /** See `colourNumber`. */
  colour: number
  isChosen: boolean
  /** All references cost the same. */
  alone: boolean
  vatPermille: number
}

function Choice({ reference, colour, isChosen, alone, vatPermille }: ChoiceProps) {
  const { id, code, label, priceTtc, priorTtc, stock } = reference
  return (
    <label className="choice" data-out={stock === 0 || undefined}>
      <input
        type="radio"
        name="idreference"
        value={id}
        defaultChecked={isChosen}
        required
        data-flx-price-ttc={euros(priceTtc)}
        data-flx-price-ht={euros(withoutTax(priceTtc, vatPermille))}
        data-flx-price-prior={euros(priorTtc)}
        data-flx-variant={label}
        data-colour={colour}
      />
      <span className="choice__label">
        {label} <small className="choice__code">Réf. {code}</small>
      </span>
      <span className="choice__stock" data-low={stock > 0 && stock <= 3 ? true : undefined}>
        {stockText(stock)}
      </span>
      {!alone && (
        <span className="choice__price">
          <Price cents={priceTtc} />
        </span>
      )}
    </label>
  )
}

const isSoldOut = ({ references }: ArticleDetail): boolean => references.every(({ stock }) => stock === 0)

/** Of an article that is sold out whatever the choice: a plain form, sent in place where there is script. */
function BackInStock({ referenceId }: { referenceId: number }) {
  return (
    <flx-form after="hide" no-draft no-guard>
      <form
        id="prevenir"
        className="purchase__alert"
        method="post"
        action="/globalflexit/ajax/modules/boutique/article/traitement.php"
      >
        <input type="hidden" name="action" value="alerte_stock" />
        <input type="hidden" name="idreference" value={referenceId} />
        <label htmlFor="alerte">M’avertir du retour en stock</label>
        <input id="alerte" type="email" name="email" required autoComplete="email" placeholder="nom@exemple.fr" />
        <button className="button" type="submit">
          Me prévenir
        </button>
      </form>
    </flx-form>
  )
}

/** The plain form of a template author; the elements only save the visitor a page. */
function Purchase({ detail, chosen }: Pick<ArticleProps, 'detail' | 'chosen'>) {
  const { article, references } = detail
  if (isSoldOut(detail)) {
    return (
      <>
        <p className="product__out">Cet article est épuisé. Il revient souvent au printemps.</p>
        <BackInStock referenceId={chosen.id} />
      </>
    )
  }
  const alone = new Set(references.map(({ priceTtc }) => priceTtc)).size === 1
  return (
    <flx-stock>
      <flx-add-to-cart cart="/panier" confirm="toast">
        <form
          id="achat"
          className="purchase"
          method="post"
          action="/globalflexit/ajax/modules/boutique/panier/add_item.php"
        >
          <input type="hidden" name="idarticle" value={article.id} />
          <fieldset className="purchase__choices">
            <legend>{references.length > 1 ? 'Votre choix' : 'Référence'}</legend>
            {references.map((reference) => (
              <Choice
                key={reference.id}
                reference={reference}
                colour={colourNumber(detail, reference)}
                isChosen={reference.id === chosen.id}
                alone={alone}
                vatPermille={article.vatPermille}
              />
            ))}
          </fieldset>
          <PurchaseSend id="quantite" quantity="Quantité" send="Ajouter au panier" />
        </form>
      </flx-add-to-cart>
    </flx-stock>
  )
}

export function Article({ detail, chosen, neighbours, booking }: ArticleProps) {
  const { article, path } = detail
  const links = path.map(({ slug, name }) => ({ href: articlesAddress({ shelf: slug }), name }))
  const rate = percent.format(article.vatPermille / 10)
  return (
    <>
      <Breadcrumb links={links} current={article.name} />
      <flx-track />
      <div
        className="product"
        data-flx-track="view_item"
        data-flx-track-on="load"
        data-flx-item={JSON.stringify({
          item_id: String(article.id),
          item_name: article.name,
          item_category: path.at(-1)?.name,
          item_variant: chosen.label,
          price: euros(chosen.priceTtc),
        })}
      >
        <Pictures detail={detail} chosen={chosen} />
        <div className="product__text">
          <h1>{article.name}</h1>
          <p className="product__tagline">{article.tagline}</p>
          <p className="product__price" aria-live="polite" aria-atomic="true">
            <Price
              cents={chosen.priceTtc}
              ht={withoutTax(chosen.priceTtc, article.vatPermille)}
              rate={`${rate} %`}
              prior={chosen.priorTtc}
              follows={booking ? undefined : '#achat'}
            />
          </p>
          <RepairIndex repair={detail.repair} />
          <p>{article.description}</p>
          {booking ? <Booking {...booking} /> : <Purchase detail={detail} chosen={chosen} />}
          <ul className="product__notes">
            {(booking || isSoldOut(detail)) && <li>Réf. {chosen.code}</li>}
            <SpareParts repair={detail.repair} />
            {!booking && (
              <li>
                <a href="/page/livraison">Livraison offerte dès 80 €</a>, ou retrait au port
              </li>
            )}
            {!booking && (
              <li>
                <a href="/page/retours">Retour possible pendant trente jours</a>
              </li>
            )}
            {booking && <li>Vous pouvez changer de date jusqu’au début de l’atelier</li>}
          </ul>
        </div>
      </div>
      {neighbours.length > 0 && (
        <section className="section" aria-labelledby="voisins">
          <h2 id="voisins">Sur la même étagère</h2>
          <flx-carousel className="shelf" label="Les articles de cette étagère">
            <ArticleGrid cards={neighbours} list={{ id: 'voisins', name: 'Sur la même étagère' }} />
          </flx-carousel>
        </section>
      )}
    </>
  )
}
