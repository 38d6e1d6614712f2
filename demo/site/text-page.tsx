import type { pages } from '../server/schema.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'

type TextPageRow = typeof pages.$inferSelect

interface TextPageProps {
  page: TextPageRow
  /** The other pages of its section. */
  others: TextPageRow[]
}

export function TextPage({ page, others }: TextPageProps) {
  return (
    <>
      <Breadcrumb links={[]} current={page.title} />
      <article className="prose">
        <p className="prose__section">{page.section}</p>
        <h1>{page.title}</h1>
        {page.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
      <nav className="section prose-nav" aria-labelledby="suite">
        <h2 id="suite">{page.section}</h2>
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
