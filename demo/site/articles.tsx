import type { Category } from '../server/catalogue/article.ts'
import { type ArticleCard, pageSize } from '../server/catalogue/article-cards.ts'
import type { ArticleFilter } from '../server/catalogue/article-filter.ts'
import { type ColourName, colours } from '../server/catalogue/colours.ts'
import { formatEuros } from '../server/format.ts'
import { articlesAddress } from './articles-address.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { ArticleFilters, ArticleOrder, countChoices } from './parts/article-filters.tsx'
import { PageHead } from './parts/page-head.tsx'

interface ArticlesProps {
  title: string
  intro: string
  /** The department and the shelf that filter the list. */
  path: Category[]
  shelves: Category[]
  /** The colours to choose from, each with its number of articles. */
  palette: [ColourName, number][]
  filter: ArticleFilter
  cards: ArticleCard[]
  total: number
}

type PageProps = Pick<ArticlesProps, 'filter' | 'total'>

const plural = (count: number): string => (count > 1 ? 's' : '')

/** « 24 articles sur 87 », with a link that clears all filters. */
function Count({ filter, cards, total }: PageProps & Pick<ArticlesProps, 'cards'>) {
  const { shelf, selection, order } = filter
  return (
    <div className="catalogue__count">
      <p data-flx-count="">
        {total === 0 ? (
          'Aucun article ne correspond à ces choix.'
        ) : (
          <>
            <span data-flx-shown="">{cards.length}</span> article{plural(cards.length)} sur {total}
          </>
        )}
      </p>
      {countChoices(filter) > 0 && (
        <>
          <Chosen filter={filter} />
          <a href={articlesAddress({ shelf, selection, order })} data-flx-refresh="">
            Tout effacer
          </a>
        </>
      )}
    </div>
  )
}

/** The active filters, each with a link that removes it. */
function Chosen({ filter }: Pick<PageProps, 'filter'>) {
  const { colours: chosen, least, most, inStock } = filter
  const without: [string, Partial<ArticleFilter>][] = [
    ...chosen.map((name): [string, Partial<ArticleFilter>] => [
      colours[name].label,
      { colours: chosen.filter((other) => other !== name) },
    ]),
    ...(least === undefined ? [] : [[`Dès ${formatEuros(least)}`, { least: undefined }] as const]),
    ...(most === undefined ? [] : [[`Jusqu’à ${formatEuros(most)}`, { most: undefined }] as const]),
    ...(inStock ? [['En stock', { inStock: false }] as const] : []),
  ].map(([name, change]) => [name, change])
  return (
    <ul className="catalogue__chosen">
      {without.map(([name, change]) => (
        <li key={name}>
          <a href={articlesAddress({ ...filter, page: 1, ...change })} data-flx-refresh="">
            <span className="visually-hidden">Retirer : </span>
            {name} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to the next page, which script loads by itself, and to each page by its number. */
function Pages({ filter, total }: PageProps) {
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  const next = articlesAddress({ ...filter, page: filter.page + 1 })
  return (
    <nav className="pages" aria-label="Pages" data-flx-pages="">
      {filter.page < last && (
        <a className="button button--quiet" href={`${next}&paginate=auto`} rel="next">
          Articles suivants
        </a>
      )}
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

export function Articles({ title, intro, path, shelves, palette, filter, cards, total }: ArticlesProps) {
  const parents = path.slice(0, -1).map(({ slug, name }) => ({ href: articlesAddress({ shelf: slug }), name }))
  return (
    <>
      <flx-track />
      <flx-list load-stop={2}>
        <PageHead links={parents} title={title}>
          {intro}
        </PageHead>
        <div className="catalogue">
          <ArticleFilters shelves={shelves} palette={palette} filter={filter} total={total} />
          <div className="catalogue__list" id="articles" tabIndex={-1}>
            <div className="catalogue__bar">
              <Count filter={filter} cards={cards} total={total} />
              {total > 1 && <ArticleOrder order={filter.order} />}
            </div>
            <ArticleGrid
              cards={cards}
              level={2}
              isList
              list={{ id: filter.shelf ?? filter.selection ?? 'boutique', name: title }}
              from={(filter.page - 1) * pageSize}
            />
            <Pages filter={filter} total={total} />
          </div>
        </div>
      </flx-list>
    </>
  )
}
