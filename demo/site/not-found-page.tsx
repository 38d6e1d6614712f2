import { Elsewhere, type ElsewhereProps } from './parts/elsewhere.tsx'
import { SiteSearch } from './parts/site-search.tsx'

/** The page for an unknown address: a search, and links to the departments. */
export function NotFoundPage(elsewhere: ElsewhereProps) {
  return (
    <>
      <header className="page-head">
        <h1>Cette page a pris le large</h1>
        <p>L’adresse n’existe pas, ou n’existe plus. Cherchez ce qu’il vous faut, ou repartez d’un rayon.</p>
      </header>
      <SiteSearch id="recherche" name="Recherche dans le site" className="page-search">
        Chercher
      </SiteSearch>
      <Elsewhere {...elsewhere} />
    </>
  )
}
