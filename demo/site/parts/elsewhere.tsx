import type { Category } from '../../server/catalogue/article.ts'
import type { ArticleCard } from '../../server/catalogue/article-cards.ts'
import { ArticleGrid } from './article-card.tsx'
import { Departments } from './departments.tsx'

/** The data for the proposals of a page that found nothing. */
export interface ElsewhereProps {
  departments: Category[]
  emblems: Map<number, string>
  featured: ArticleCard[]
}

/** The departments and a few articles, for visitors whose search found nothing. */
export function Elsewhere({ departments, emblems, featured }: ElsewhereProps) {
  return (
    <>
      <section className="section" aria-labelledby="rayons">
        <h2 id="rayons">Nos rayons</h2>
        <Departments departments={departments} emblems={emblems} />
      </section>
      <section className="section" aria-labelledby="preferes">
        <h2 id="preferes">Notre sélection</h2>
        <ArticleGrid cards={featured} list={{ id: 'preferes', name: 'Notre sélection' }} />
      </section>
    </>
  )
}
