import { Elsewhere, type ElsewhereProps } from './parts/elsewhere.tsx'
import { PageHead } from './parts/page-head.tsx'
import { SiteSearch } from './parts/site-search.tsx'

/** The page for an unknown address: a search, and links to the departments. */
export function NotFoundPage(elsewhere: ElsewhereProps) {
  return (
    <>
      <PageHead title="Cette page a pris le large">
        L’adresse n’existe pas, ou n’existe plus. Cherchez ce qu’il vous faut, ou repartez d’un rayon.
      </PageHead>
      <SiteSearch id="recherche" name="Recherche dans le site" className="page-search">
        Chercher
      </SiteSearch>
      <Elsewhere {...elsewhere} />
    </>
  )
}
