import { SearchPage } from '../../site/search-page.tsx'
import { cardsOf } from '../catalogue/article-cards.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { searchArticles } from '../search/search-articles.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

const mostFound = 48

/** `/recherche?q=`: the articles of a name; the one that has it letter for letter is shown at once. */
export const searchRoutes: RouteModule = (app, services) => {
  app.get('/recherche', async (c) => {
    const asked = (c.req.query('q') ?? '').trim().slice(0, 200)
    const found = asked ? await searchArticles(services.db, asked) : []
    const exact = found.find(({ name }) => name === asked)
    if (exact) return c.redirect(`/article/${exact.slug}`, 303)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: asked ? `Recherche : ${asked}` : 'Recherche',
      trail: [pageId.articles],
      children: <SearchPage asked={asked} cards={await cardsOf(services.db, found.slice(0, mostFound))} />,
    })
  })
}
