import type { ArticleCard as Card } from '../../server/catalogue/article-cards.ts'
import { type ColourName, colours } from '../../server/drawing/palette.ts'
import { articleImage } from '../../server/media-address.ts'
import { Swatch } from './icons.tsx'
import { Price } from './price.tsx'

function isColour(name: string): name is ColourName {
  return name in colours
}

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

function Mark({ card }: { card: Card }) {
  if (card.stock === 0) return <p className="card__mark card__mark--out">Épuisé</p>
  return card.isNew ? <p className="card__mark">Nouveau</p> : null
}

export function ArticleCard({ card, level = 3 }: { card: Card; level?: 2 | 3 }) {
  const [colour = ''] = card.colours
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <div className="card__picture">
        <img
          src={articleImage(card.shape, colour, card.id, 480)}
          width="480"
          height="480"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <Mark card={card} />
      </div>
      <Heading className="card__name">
        <a href={`/article/${card.slug}`}>{card.name}</a>
      </Heading>
      <p className="card__tagline">{card.tagline}</p>
      <p className="card__price">
        <Price cents={card.lowestTtc} from={card.hasSeveralPrices} prior={card.prior} />
      </p>
      <Colours names={card.colours} />
    </article>
  )
}

interface ArticleGridProps {
  cards: Card[]
  level?: 2 | 3
  /** The page's list of articles, which `<flx-list>` continues: each is known by its id. */
  isList?: boolean
}

export function ArticleGrid({ cards, level, isList = false }: ArticleGridProps) {
  return (
    <ul className="grid" data-flx-items={isList ? '' : undefined}>
      {cards.map((card) => (
        <li key={card.id} id={isList ? `article-${card.id}` : undefined}>
          <ArticleCard card={card} level={level} />
        </li>
      ))}
    </ul>
  )
}
