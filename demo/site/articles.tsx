import type { Category } from '../server/catalogue/article.ts'
import { type ArticleCard, type ArticleFilter, pageSize } from '../server/catalogue/article-cards.ts'
import { type ColourName, colours } from '../server/drawing/palette.ts'
import { articlesAddress } from './articles-address.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { Swatch } from './parts/icons.tsx'

interface ArticlesProps {
  title: string
  intro: string
  /** The department and the shelf that the list is narrowed to. */
  path: Category[]
  shelves: Category[]
  filter: ArticleFilter
  cards: ArticleCard[]
  total: number
}

const orderNames: Record<ArticleFilter['order'], string> = {
  boutique: 'Ordre de la boutique',
  nouveautes: 'Nouveautés d’abord',
  prix: 'Prix croissant',
  'prix-decroissant': 'Prix décroissant',
}

const current = (isCurrent: boolean): 'true' | undefined => (isCurrent ? 'true' : undefined)

function ShelfLinks({ shelves, filter }: Pick<ArticlesProps, 'shelves' | 'filter'>) {
  return (
    <nav className="filter" aria-label="Étagères">
      <h2>Rayons</h2>
      <ul className="filter__list">
        {shelves.map(({ id, slug, name }) => (
          <li key={id}>
            <a
              href={articlesAddress({ ...filter, shelf: slug, selection: undefined, page: 1 })}
              aria-current={current(slug === filter.shelf)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ColourLinks({ filter }: Pick<ArticlesProps, 'filter'>) {
  return (
    <nav className="filter" aria-label="Couleurs">
      <h2>Couleurs</h2>
      <ul className="filter__list filter__list--colours">
        {(Object.keys(colours) as ColourName[]).map((name) => {
          const isCurrent = name === filter.colour
          return (
            <li key={name}>
              <a
                href={articlesAddress({ ...filter, colour: isCurrent ? undefined : name, page: 1 })}
                aria-current={current(isCurrent)}
              >
                <Swatch hex={colours[name].hex} />
                {colours[name].label}
                {isCurrent && <span className="visually-hidden"> : retirer ce choix</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function OrderLinks({ filter }: Pick<ArticlesProps, 'filter'>) {
  return (
    <nav className="filter" aria-label="Tri">
      <h2>Trier</h2>
      <ul className="filter__list">
        {(Object.keys(orderNames) as ArticleFilter['order'][]).map((order) => (
          <li key={order}>
            <a href={articlesAddress({ ...filter, order, page: 1 })} aria-current={current(order === filter.order)}>
              {orderNames[order]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ filter, total }: Pick<ArticlesProps, 'filter' | 'total'>) {
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  return (
    <nav className="pages" aria-label="Pages">
      <ul>
        {Array.from({ length: last }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a href={articlesAddress({ ...filter, page })} aria-current={page === filter.page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Articles({ title, intro, path, shelves, filter, cards, total }: ArticlesProps) {
  const parents = path.slice(0, -1).map(({ slug, name }) => ({ href: `/articles?rayon=${slug}`, name }))
  return (
    <>
      <Breadcrumb links={parents} current={title} />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <div className="catalogue">
        <details className="catalogue__filters">
          <summary>Affiner et trier</summary>
          <ShelfLinks shelves={shelves} filter={filter} />
          <OrderLinks filter={filter} />
          <ColourLinks filter={filter} />
        </details>
        <div className="catalogue__list">
          <p className="catalogue__count" role="status">
            {total === 0 ? 'Aucun article ne correspond.' : `${total} article${total > 1 ? 's' : ''}`}
            {filter.colour && (
              <a href={articlesAddress({ ...filter, colour: undefined, page: 1 })}>Toutes les couleurs</a>
            )}
          </p>
          <ArticleGrid cards={cards} level={2} />
          <Pages filter={filter} total={total} />
        </div>
      </div>
    </>
  )
}
