import { asc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { TextPage } from '../../site/text-page.tsx'
import { articlesOfMaker } from '../catalogue/article-cards.ts'
import type { AppEnv, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { pages } from '../schema.ts'
import { notFound, sendPage } from './send-page.tsx'

/**
 * Sends a page of text.
 * @param more - Content shown after the text.
 */
export async function sendTextPage(
  c: Context<AppEnv>,
  services: Services,
  slug: string,
  more?: ReactNode,
): Promise<Response> {
  const { db } = services
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (!page) return notFound(c, services)
  const section = await db.select().from(pages).where(eq(pages.section, page.section)).orderBy(asc(pages.id))
  const names = [...new Set((await db.select().from(pages).orderBy(asc(pages.id))).map((row) => row.section))]
  return sendPage(c, services, {
    title: page.title,
    description: page.body[0],
    trail: [pageId.section(names.indexOf(page.section) + 2), pageId.page(page.id)],
    children: (
      <TextPage
        page={page}
        others={section.filter(({ id }) => id !== page.id)}
        made={await articlesOfMaker(db, page.slug)}
      >
        {more}
      </TextPage>
    ),
  })
}
