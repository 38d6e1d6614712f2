import type { ArticleDetail } from '../server/catalogue/article.ts'
import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { colours, isColour } from '../server/catalogue/colours.ts'
import { films, reviewsOf } from '../server/catalogue/reviews.ts'
import { articleImage } from '../server/media-address.ts'
import { articlesAddress } from './articles-address.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { ArticleFacts, type Deliveries, DeliveryNotes, returnsOf } from './parts/article-facts.tsx'
import { RepairIndex, SpareParts } from './parts/article-repair.tsx'
import { ArticleFilm, Reviews, ReviewsLink } from './parts/article-reviews.tsx'
import { Booking, type BookingProps } from './parts/booking.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { Swatch } from './parts/icons.tsx'
import { euros, Price } from './parts/price.tsx'
import { PurchaseSend } from './parts/purchase-send.tsx'

type Reference = ArticleDetail['references'][number]

interface ArticleProps {
  detail: ArticleDetail
  chosen: Reference
  neighbours: ArticleCard[]
  deliveries: Deliveries
  /** Data to book the article; undefined for one that is bought. */
  booking?: BookingProps | undefined
}

function stockText(stock: number): string {
  if (stock === 0) return 'Épuisé'
  return stock <= 3 ? `Plus que ${stock}` : 'En stock'
}

/**
 * Returns the number of a colour among those of the article. With it, the style sheet alone enlarges the pictures of
 * the chosen colour.
 */
function colourNumber({ references }: ArticleDetail, { colour }: Reference): number {
  return [...new Set(references.map((reference) => reference.colour))].indexOf(colour) + 1
}

/** Returns the name of a colour, with which the labels of its references begin. */
const colourName = ({ label }: Reference): string => label.split(' · ')[0] ?? label

/** Returns the first reference of each colour, in the article's order. */
function firstOfColours({ references }: ArticleDetail): Reference[] {
  return references.filter(
    ({ colour }, index) => references.findIndex((reference) => reference.colour === colour) === index,
  )
}

interface PictureProps extends Pick<ArticleProps, 'detail'> {
  reference: Reference
  isChosen: boolean
}

function Picture({ detail, reference, isChosen }: PictureProps) {
  const { shape, id, slug, name } = detail.article
  const { colour } = reference
  const title = `${name}, ${colourName(reference).toLowerCase()}`
  const [small, large] = [articleImage(shape, colour, id, 240), articleImage(shape, colour, id, 960)]
  return (
    <li data-picture={colourNumber(detail, reference)} data-chosen={isChosen || undefined}>
      <a href={large} rel={`lightbox[${slug}]`} title={title}>
        <img
          src={large}
          srcSet={`${small} 240w, ${large} 960w`}
          sizes={`${isChosen ? '' : 'auto, '}(min-width: 44rem) 50vw, 90vw`}
          loading={isChosen ? 'eager' : 'lazy'}
          width="960"
          height="960"
          alt={title}
        />
      </a>
    </li>
  )
}

/**
 * A small picture of each colour. It is the label of the colour's choice, so that a click chooses it even without
 * script.
 */
function Thumbnails({ detail }: Pick<ArticleProps, 'detail'>) {
  const { shape, id } = detail.article
  return (
    <ul className="product__thumbnails">
      {firstOfColours(detail).map((reference) => (
        <li key={reference.id}>
          <label htmlFor={choiceId(reference)} data-thumbnail={colourNumber(detail, reference)}>
            <img src={articleImage(shape, reference.colour, id, 240)} width="240" height="240" alt="" />
          </label>
        </li>
      ))}
    </ul>
  )
}

const choiceId = ({ id }: Reference): string => `reference-${id}`

function Pictures({ detail, chosen, hasChoice }: Pick<ArticleProps, 'detail' | 'chosen'> & { hasChoice: boolean }) {
  const others = firstOfColours(detail).filter(({ colour }) => colour !== chosen.colour)
  const hasThumbnails = hasChoice && others.length > 0
  return (
    <div className="product__seen">
      <flx-lightbox>
        <ul className={`product__pictures${hasThumbnails ? ' product__pictures--one' : ''}`}>
          {[chosen, ...others].map((reference) => (
            <Picture key={reference.id} detail={detail} reference={reference} isChosen={reference === chosen} />
          ))}
        </ul>
      </flx-lightbox>
      {hasThumbnails && <Thumbnails detail={detail} />}
    </div>
  )
}

function Stock({ stock }: Pick<Reference, 'stock'>) {
  return (
    <span className="choice__stock" data-low={stock > 0 && stock <= 3 ? true : undefined}>
      {stockText(stock)}
    </span>
  )
}

/** Returns the attributes of the field that chooses a reference, read by the elements. */
function fieldOf({ id, label, priceTtc, priorTtc }: Reference) {
  return {
    name: 'idreference',
    value: id,
    'data-flx-price-ttc': euros(priceTtc),
    'data-flx-price-prior': euros(priorTtc),
    'data-flx-variant': label,
  }
}

interface ChoiceProps extends Pick<ArticleProps, 'detail'> {
  reference: Reference
  isChosen: boolean
  /** True when all references have the same price. */
  alone: boolean
}

/** The choice of a reference: a dot, and its colour and size. The stock of the chosen one shows below the choices. */
function Choice({ detail, reference, isChosen, alone }: ChoiceProps) {
  const { label, colour, priceTtc, stock } = reference
  return (
    <label className="choice" data-out={stock === 0 || undefined}>
      <input
        id={choiceId(reference)}
        type="radio"
        defaultChecked={isChosen}
        required
        data-colour={colourNumber(detail, reference)}
        {...fieldOf(reference)}
      />
      {isColour(colour) && <Swatch hex={colours[colour].hex} />}
      <span className="choice__label">
        {label.split(' · ').map((part) => (
          <span key={part}>{part} </span>
        ))}
      </span>
      {!alone && (
        <small className="choice__price">
          <Price cents={priceTtc} />
        </small>
      )}
      {stock === 0 && <span className="visually-hidden">, épuisé</span>}
      <Stock stock={stock} />
    </label>
  )
}

function Choices({ detail, chosen }: Pick<ArticleProps, 'detail' | 'chosen'>) {
  const { references } = detail
  const [only] = references
  if (only && references.length === 1) {
    return (
      <p className="purchase__only">
        <input type="hidden" {...fieldOf(only)} />
        <Stock stock={only.stock} />
      </p>
    )
  }
  const alone = new Set(references.map(({ priceTtc }) => priceTtc)).size === 1
  const hasSizes = references.some(({ label }) => label.includes(' · '))
  return (
    <fieldset className="purchase__choices">
      <legend>{hasSizes ? 'Couleur et format' : 'Couleur'}</legend>
      {references.map((reference) => (
        <Choice
          key={reference.id}
          detail={detail}
          reference={reference}
          isChosen={reference.id === chosen.id}
          alone={alone}
        />
      ))}
    </fieldset>
  )
}

const isSoldOut = ({ references }: ArticleDetail): boolean => references.every(({ stock }) => stock === 0)

/**
 * The form to be told when an article is back, shown when every reference is sold out. It is a plain form, which script
 * sends without leaving the page.
 */
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

/** A plain form that works by itself; the elements around it only save the visitor a page load. */
function Purchase({ detail, chosen }: Pick<ArticleProps, 'detail' | 'chosen'>) {
  if (isSoldOut(detail)) {
    return (
      <>
        <p className="product__out">Cet article est épuisé. Il revient souvent au printemps.</p>
        <BackInStock referenceId={chosen.id} />
      </>
    )
  }
  return (
    <flx-stock>
      <flx-add-to-cart cart="/panier" confirm="toast">
        <form
          id="achat"
          className="purchase"
          method="post"
          action="/globalflexit/ajax/modules/boutique/panier/add_item.php"
        >
          <input type="hidden" name="idarticle" value={detail.article.id} />
          <Choices detail={detail} chosen={chosen} />
          <PurchaseSend id="quantite" quantity="Quantité" send="Ajouter au panier" />
        </form>
      </flx-add-to-cart>
    </flx-stock>
  )
}

/** The articles seen before, filled in by the page's script. */
function Seen({ detail: { article }, chosen }: Pick<ArticleProps, 'detail' | 'chosen'>) {
  return (
    <section
      className="section seen"
      aria-labelledby="vus"
      hidden
      data-path={`/article/${article.slug}`}
      data-name={article.name}
      data-image={articleImage(article.shape, chosen.colour, article.id, 240)}
    >
      <h2 id="vus">Vus récemment</h2>
      <ul className="seen__list" />
      <template>
        <li>
          <a href="/articles">
            <img width="240" height="240" alt="" />
            <span />
          </a>
        </li>
      </template>
    </section>
  )
}

export function Article({ detail, chosen, neighbours, deliveries, booking }: ArticleProps) {
  const { article, path } = detail
  const own = reviewsOf(article.slug)
  const film = films[article.slug]
  const links = booking
    ? [{ href: '/page/ateliers', name: 'Les ateliers' }]
    : path.map(({ slug, name }) => ({ href: articlesAddress({ shelf: slug }), name }))
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
        <Pictures detail={detail} chosen={chosen} hasChoice={!(booking || isSoldOut(detail))} />
        <div className="product__text">
          <h1>{article.name}</h1>
          <p className="product__tagline">{article.tagline}</p>
          <ReviewsLink reviews={own} />
          <p className="product__price" aria-live="polite" aria-atomic="true">
            <Price cents={chosen.priceTtc} prior={chosen.priorTtc} follows={booking ? undefined : '#achat'} />
          </p>
          <RepairIndex repair={detail.repair} />
          {booking ? <Booking {...booking} /> : <Purchase detail={detail} chosen={chosen} />}
          <ul className="product__notes">
            {booking && <li>Réf. {chosen.code}</li>}
            {!booking && !isSoldOut(detail) && <DeliveryNotes {...deliveries} cents={chosen.priceTtc} />}
            {!booking && <li>{returnsOf(detail)}</li>}
            <SpareParts repair={detail.repair} />
            {booking && <li>Vous pouvez changer de date jusqu’au début de l’atelier</li>}
          </ul>
          <ArticleFacts detail={detail} deliveries={booking ? undefined : deliveries} cents={chosen.priceTtc} />
          <flx-share className="product__share">
            <button type="button" className="button button--quiet" data-share="native">
              Partager
            </button>
          </flx-share>
        </div>
      </div>
      {film && <ArticleFilm film={film} />}
      <Reviews reviews={own} />
      {neighbours.length > 0 && (
        <section className="section" aria-labelledby="voisins">
          <h2 id="voisins">À voir aussi</h2>
          <flx-carousel className="shelf" label="Des articles du même rayon">
            <ArticleGrid cards={neighbours} list={{ id: 'voisins', name: 'À voir aussi' }} />
          </flx-carousel>
        </section>
      )}
      <Seen detail={detail} chosen={chosen} />
    </>
  )
}
