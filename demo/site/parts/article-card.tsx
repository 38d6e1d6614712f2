import { reductionOf } from '../../../src/shop/price/amounts.ts'
import type { ArticleCard as Card } from '../../server/catalogue/article-cards.ts'
import { colours, isColour } from '../../server/catalogue/colours.ts'
import { articleImage } from '../../server/media-address.ts'
import { Swatch } from './icons.tsx'
import { euros, Price } from './price.tsx'

function Colours({ names }: { names: string[] }) {
  const known = names.filter(isColour)
  if (known.length < 2) return null
  return (
    <p className="card__colours">
      <span className="visually-hidden">
        {known.length} couleurs : {known.map((name) => colours[name].label).join(', ')}
      </span>
      {known.map((name) => (
        <Swatch key={name} hex={colours[name].hex} />
      ))}
    </p>
  )
}

/**
 * The marks on the picture. The reduction is hidden from screen readers, which read it with the price and its
 * reference.
 */
function Marks({ card }: { card: Card }) {
  const percent = reductionOf({ ttc: euros(card.lowestTtc), prior: euros(card.prior) })
  return (
    <div className="card__marks">
      {card.stock === 0 && <p className="card__mark card__mark--out">Épuisé</p>}
      {card.stock > 0 && card.isNew && <p className="card__mark">Nouveau</p>}
      {percent > 0 && (
        <p className="card__mark card__mark--reduced" aria-hidden="true">
          −{percent}&nbsp;%
        </p>
      )}
    </div>
  )
}

/** The list that contains a card, as sent to audience measurement. */
interface CardList {
  id: string
  name: string
}

/** Returns the article as sent to audience measurement (`data-flx-item`). */
function trackedCard({ id, name, lowestTtc }: Card, list: CardList | undefined, index: number): string {
  const place = list && { item_list_id: list.id, item_list_name: list.name, index }
  return JSON.stringify({ item_id: String(id), item_name: name, price: euros(lowestTtc), ...place })
}

interface ArticleCardProps {
  card: Card
  level?: 2 | 3
  list?: CardList
  /** Place in its list, from 0. */
  index?: number
}

function ArticleCard({ card, level = 3, list, index = 0 }: ArticleCardProps) {
  const [colour = ''] = card.colours
  const Heading = `h${level}` as const
  return (
    <article className="card" data-flx-item={trackedCard(card, list, index)}>
      <div className="card__picture">
        <img
          src={articleImage(card.shape, colour, card.id, 480)}
          width="480"
          height="480"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <Marks card={card} />
      </div>
      <div>
        <Heading className="card__name">
          <a
            href={`/article/${card.slug}`}
            data-flx-track={list && 'select_item'}
            data-flx-track-item_list_id={list?.id}
            data-flx-track-item_list_name={list?.name}
          >
            {card.name}
          </a>
        </Heading>
        <p className="card__tagline">{card.tagline}</p>
      </div>
      <p className="card__price">
        <Price cents={card.lowestTtc} from={card.hasSeveralPrices} prior={card.prior} inCard />
      </p>
      <Colours names={card.colours} />
    </article>
  )
}

interface ArticleGridProps {
  cards: Card[]
  level?: 2 | 3
  /** True for the page's main list, which `<flx-list>` continues; each article then has an id. */
  isList?: boolean
  list?: CardList
  /** Place of the first card in its list, from 0. */
  from?: number
}

export function ArticleGrid({ cards, level, isList = false, list, from = 0 }: ArticleGridProps) {
  return (
    <ul
      className="grid"
      data-flx-items={isList ? '' : undefined}
      data-flx-track={list && 'view_item_list'}
      data-flx-track-item_list_id={list?.id}
      data-flx-track-item_list_name={list?.name}
    >
      {cards.map((card, index) => (
        <li key={card.id} id={isList ? `article-${card.id}` : undefined}>
          <ArticleCard card={card} level={level} list={list} index={from + index} />
        </li>
      ))}
    </ul>
  )
}
