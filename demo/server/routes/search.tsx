import { SearchPage } from '../../site/search-page.tsx'
import { cardsOf } from '../catalogue/article-cards.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { searchSite } from '../search/search-site.ts'
import { pageContext } from './page-context.ts'
import { elsewhere, sendPage } from './send-page.tsx'

const mostFound = 48

/** `/recherche?q=`: searches articles and pages; an exact name redirects to its page. */
export const searchRoutes: RouteModule = (app, services) => {
  app.get('/recherche', async (c) => {
    const asked = (c.req.query('q') ?? '').trim().slice(0, 200)
    const found = await searchSite(services.db, asked)
    const article = found.articles.find(({ name }) => name === asked)
    if (article) return c.redirect(`/article/${article.slug}`, 303)
    const page = found.pages.find(({ title }) => title === asked)
    if (page) return c.redirect(`/page/${page.slug}`, 303)
    const cards = await cardsOf(services.db, found.articles.slice(0, mostFound))
    const context = await pageContext(c, services)
    const isEmpty = cards.length + found.pages.length === 0
    return sendPage(c, {
      context,
      title: asked ? `Recherche : ${asked}` : 'Recherche',
      trail: [pageId.articles],
      children: (
        <SearchPage
          asked={asked}
          cards={cards}
          found={found}
          elsewhere={isEmpty ? await elsewhere(services, context.departments) : undefined}
        />
      ),
    })
  })
}
