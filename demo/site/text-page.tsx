import type { ReactNode } from 'react'
import type { pages } from '../server/schema.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { PagePermalink } from './parts/page-permalink.tsx'
import { Walk } from './parts/walk.tsx'

type TextPageRow = typeof pages.$inferSelect

interface TextPageProps {
  page: TextPageRow
  /** The other pages of its section. */
  others: TextPageRow[]
  /** What follows its words. */
  children?: ReactNode
}

export function TextPage({ page, others, children }: TextPageProps) {
  return (
    <>
      <Breadcrumb links={[]} current={page.title} />
      <article className="prose">
        <p className="prose__section">{page.section}</p>
        <h1>{page.title}</h1>
        {page.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {page.section === 'Le carnet' && <Walk />}
        <PagePermalink path={`/page/${page.slug}`} />
      </article>
      {children}
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
