import type { Context } from 'hono'
import { MessagePage } from '../../site/message-page.tsx'
import { type PageProps, renderPage } from '../../site/page.tsx'
import type { AppEnv, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { pageContext } from './page-context.ts'

/**
 * Sends a page. It is the visitor's own, and asks again each time. One that says who the visitor is, or what they hold,
 * is not kept at all: Back shows nothing of whoever sat there before.
 */
export function sendPage(
  c: Context<AppEnv>,
  props: PageProps,
  status: 200 | 403 | 404 | 500 = 200,
): Response | Promise<Response> {
  const isPersonal = props.isPersonal || Boolean(c.get('session')?.customerId)
  c.header('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  return c.html(renderPage(props), status)
}

/** What stands where no page is. */
export async function notFound(c: Context<AppEnv>, services: Services): Promise<Response> {
  return sendPage(
    c,
    {
      context: await pageContext(c, services),
      title: 'Page introuvable',
      trail: [pageId.home],
      children: <MessagePage title="Cette page a pris le large">L’adresse n’existe pas, ou n’existe plus.</MessagePage>,
    },
    404,
  )
}
