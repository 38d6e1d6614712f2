import type { Context, Hono } from 'hono'
import { NewsletterPage } from '../../site/newsletter-page.tsx'
import { alertAnswer } from '../alert-view.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { answer, isNavigation, returnPath } from '../negotiate.ts'
import {
  askedSubscription,
  askSubscription,
  confirmSubscription,
  newsletterPath,
  subscriptionAsked,
} from '../newsletter/subscribe.ts'
import { pageId } from '../page-id.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { linkRoute } from './links.ts'
import { sendPage } from './send-page.tsx'

async function show(c: Context<AppEnv>, services: Services, email: string | undefined, found: 'asked' | 'done') {
  return sendPage(c, services, {
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

/** `ajax/modules/newsletter_v2/traitement.php` (NEWS-01, NEWS-02). A plain form is redirected to its page. */
export function newsletterRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/newsletter_v2/traitement.php', async (c) => {
    const { email = '' } = await readForm(c)
    const session = await ensureSession(c, services)
    const refusal = await askSubscription(c, services, session, email)
    const kind = refusal ? 'error' : 'success'
    const text = refusal ?? subscriptionAsked
    if (isNavigation(c)) return redirectSaying(c, services, returnPath(c, '/'), { kind, text })
    return answer(c, refusal ? { erreur: text } : { valid: text }, alertAnswer(kind, text))
  })
}
