import type { ReactNode } from 'react'
import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { pictureAddress } from '../server/media-address.ts'
import type { pages } from '../server/schema.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { Walk } from './parts/walk.tsx'

/** The form that gives the short address of a page: a plain form, which script sends without leaving the page. */
function PagePermalink({ path }: { path: string }) {
  return (
    <flx-permalink>
      <form method="post" action="/globalflexit/ajax/modules/liens/traitement.php">
        <input type="hidden" name="action" value="permalien" />
        <input type="hidden" name="lien" value={path} />
        <button className="button button--quiet" type="submit">
          Lien court de cette page
        </button>
      </form>
    </flx-permalink>
  )
}

type TextPageRow = typeof pages.$inferSelect

interface TextPageProps {
  page: TextPageRow
  /** The other pages of its section. */
  others: TextPageRow[]
  /** The articles of the workshop that the page is about. */
  made: ArticleCard[]
  /** Content shown after the text. */
  children?: ReactNode
}

/** The picture beside the text of each section, in wide windows. */
const views: Record<string, [picture: number, alt: string]> = {
  'La boutique': [1, 'La boutique : une devanture bleue sous un store rayé rouge et blanc.'],
  'Les artisans': [5, 'Une porte bleue dans un mur de pierre, entre deux massifs d’hortensias.'],
  Commander: [8, 'Trois canots colorés devant une rangée de maisons à toits d’ardoise.'],
  Aide: [4, 'Sept cabines de bain de couleurs différentes alignées sur le sable.'],
  Informations: [7, 'Une clôture de bois serpente sur une dune couverte d’oyats, la mer au loin.'],
}

function Beside({ section }: Pick<TextPageRow, 'section'>) {
  if (section === 'Le carnet') return <Walk />
  const [picture, alt] = views[section] ?? []
  if (picture === undefined) return null
  return (
    <img className="prose__view" src={pictureAddress(picture)} width="1500" height="1000" alt={alt} loading="lazy" />
  )
}

export function TextPage({ page, others, made, children }: TextPageProps) {
  return (
    <>
      <Breadcrumb links={[]} current={page.title} />
      <article className="prose prose--beside">
        <div className="prose__words">
          <p className="prose__section">{page.section}</p>
          <h1>{page.title}</h1>
          {page.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {page.section === 'Le carnet' && <Walk />}
        </div>
        <Beside section={page.section} />
      </article>
      {made.length > 0 && (
        <section className="section" aria-labelledby="pieces">
          <h2 id="pieces">Ses pièces</h2>
          <ArticleGrid cards={made} list={{ id: page.slug, name: page.title }} />
        </section>
      )}
      {children}
      <div className="prose-link">
        <PagePermalink path={`/page/${page.slug}`} />
      </div>
      <nav className="section prose-nav" aria-labelledby="suite">
        <h2 id="suite">{page.section} : à lire aussi</h2>
        <ul>
          {others.map(({ id, slug, title }) => (
            <li key={id}>
              <a href={`/page/${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
