import { renderEnglishPage } from '../../site/english-page.tsx'
import { findArticle } from '../catalogue/article.ts'
import { featuredArticles } from '../catalogue/article-cards.ts'
import type { RouteModule } from '../context.ts'
import { findSession, publicHash } from '../sessions.ts'
import { scriptAddress } from './page-context.ts'
import { notFound } from './send-page.tsx'

/** A page in English, on the shop's own data. */
export const englishPageRoutes: RouteModule = (app, services) => {
  app.get('/en', async (c) => {
    const { db } = services
    const [card] = await featuredArticles(db, 1)
    const article = card && (await findArticle(db, card.slug))
    const workshop = await findArticle(db, 'atelier-de-poterie-premier-tour')
    if (!article || !workshop) return notFound(c, services)
    const session = await findSession(c, services)
    const sessionHash = publicHash(session)
    c.header('Cache-Control', session?.customerId ? 'no-store' : 'private, no-cache')
    const { nonce } = c.var
    return c.html(renderEnglishPage({ nonce, script: scriptAddress(c.get('origin')), sessionHash, article, workshop }))
  })
}
