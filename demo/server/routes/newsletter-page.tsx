import type { Context } from 'hono'
import { NewsletterPage } from '../../site/newsletter-page.tsx'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { askedSubscription, confirmSubscription, newsletterPath } from '../newsletter/subscribe.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { linkRoute } from './links.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

async function show(c: Context<AppEnv>, services: Services, email: string | undefined, found: 'asked' | 'done') {
  return sendPage(c, {
    context: await pageContext(c, services),
    title: 'La lettre de L’Estran',
    trail: [pageId.home],
    isPersonal: true,
    children: <NewsletterPage email={email ?? ''} state={email ? found : 'over'} />,
  })
}

/** `/lettre`: the page of the message's link. It asks to confirm, since programs follow links too. */
export const newsletterPageRoutes: RouteModule = (app, services) => {
  linkRoute(app, services, newsletterPath, 'newsletter')
  app.get(newsletterPath, async (c) =>
    show(c, services, await askedSubscription(services, await findSession(c, services)), 'asked'),
  )
  app.post(newsletterPath, async (c) =>
    show(c, services, await confirmSubscription(services, await findSession(c, services)), 'done'),
  )
}
