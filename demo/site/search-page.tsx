import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import type { SiteFound } from '../server/search/search-site.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { Elsewhere, type ElsewhereProps } from './parts/elsewhere.tsx'
import { PageHead } from './parts/page-head.tsx'
import { SiteSearch } from './parts/site-search.tsx'

interface SearchPageProps {
  asked: string
  cards: ArticleCard[]
  found: SiteFound
  /** The proposals shown when nothing was found. */
  elsewhere: ElsewhereProps | undefined
}

const counted = (count: number, name: string): string => `${count}\u00a0${name}${count > 1 ? 's' : ''}`

/** Returns the result of the search in one sentence; an introduction when nothing was searched. */
function said({ asked, cards, found: { pages, isNear } }: SearchPageProps): string {
  if (!asked) return 'Les articles de la boutique et les pages du site.'
  const kinds = [
    ...(cards.length > 0 ? [counted(cards.length, 'article')] : []),
    ...(pages.length > 0 ? [counted(pages.length, 'page')] : []),
  ]
  if (kinds.length === 0) return 'Aucun résultat. Vérifiez l’orthographe ou essayez un autre mot.'
  return isNear ? `Aucun résultat exact. Résultats proches : ${kinds.join(' et ')}.` : `${kinds.join(' et ')}.`
}

function FoundPages({ pages }: Pick<SiteFound, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <section className="found-pages" aria-labelledby="pages-trouvees">
      <h2 id="pages-trouvees">Pages</h2>
      <ul>
        {pages.map(({ id, slug, title, body }) => (
          <li key={id}>
            <a href={`/page/${slug}`}>{title}</a>
            <p>{body[0]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The results of a search, in the shop and on its pages. */
export function SearchPage(props: SearchPageProps) {
  const { asked, cards, found, elsewhere } = props
  const { pages, pagesFirst } = found
  return (
    <>
      <flx-track />
      <PageHead
        links={[{ href: '/articles', name: 'Toute la boutique' }]}
        current="Recherche"
        title={asked ? `« ${asked} »` : 'Chercher'}
      >
        {said(props)}
      </PageHead>
      <SiteSearch id="recherche" name="Autre recherche" asked={asked} className="page-search">
        Chercher
      </SiteSearch>
      {pagesFirst && <FoundPages pages={pages} />}
      {cards.length > 0 && <ArticleGrid cards={cards} level={2} list={{ id: 'recherche', name: 'Recherche' }} />}
      {!pagesFirst && <FoundPages pages={pages} />}
      {elsewhere && <Elsewhere {...elsewhere} />}
    </>
  )
}
