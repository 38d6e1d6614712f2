import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { ArticleSearch } from './parts/article-search.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

/** What a search found in the shop. */
export function SearchPage({ asked, cards }: { asked: string; cards: ArticleCard[] }) {
  const title = asked ? `« ${asked} »` : 'Chercher un article'
  return (
    <>
      <flx-track />
      <Breadcrumb links={[{ href: '/articles', name: 'Toute la boutique' }]} current="Recherche" />
      <header className="page-head">
        <h1>{title}</h1>
        {asked && cards.length === 0 && <p>Aucun article ne porte ce nom.</p>}
      </header>
      <ArticleSearch asked={asked} />
      <ArticleGrid cards={cards} level={2} list={{ id: 'recherche', name: 'Recherche' }} />
    </>
  )
}
