import type { Context } from 'hono'
import { type PageProps, renderPage } from '../../site/page.tsx'
import { Elsewhere, type ElsewhereProps } from '../../site/parts/elsewhere.tsx'
import { PageHead } from '../../site/parts/page-head.tsx'
import { SiteSearch } from '../../site/parts/site-search.tsx'
import { type Category, departmentEmblems } from '../catalogue/article.ts'
import { featuredArticles } from '../catalogue/article-cards.ts'
import type { AppEnv, Services } from '../context.ts'
import { type PageContext, pageContext } from './page-context.ts'

/** The page for an unknown address: a search, and links to the departments. */
function NotFoundPage(elsewhere: ElsewhereProps) {
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

/**
 * Sends a page. Browsers revalidate it each time. A page that names the visitor, or shows their data, is not stored at
 * all: the Back button shows nothing of the previous person.
 */
export async function sendPage(
  c: Context<AppEnv>,
  services: Services,
  { context, ...props }: Omit<PageProps, 'context'> & { context?: PageContext },
  status: 200 | 404 = 200,
): Promise<Response> {
  const page = { ...props, context: context ?? (await pageContext(c, services)) }
  const isPersonal = page.isPersonal || Boolean(c.get('session')?.customerId)
  c.header('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  return c.html(renderPage(page), status)
}

/** Returns what a page that found nothing proposes instead. */
export async function elsewhere({ db }: Services, departments: Category[]): Promise<ElsewhereProps> {
  return { departments, emblems: await departmentEmblems(db), featured: await featuredArticles(db, 4) }
}

/** Sends the page for an address that does not exist. */
export async function notFound(c: Context<AppEnv>, services: Services): Promise<Response> {
  const context = await pageContext(c, services)
  return sendPage(
    c,
    services,
    {
      context,
      title: 'Page introuvable',
      children: <NotFoundPage {...(await elsewhere(services, context.departments))} />,
    },
    404,
  )
}
