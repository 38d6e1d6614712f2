import { NewsletterPage } from '../../site/newsletter-page.tsx'
import { readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { canConfirm, confirmSubscription, newsletterPath } from '../newsletter/subscribe.ts'
import { pageId } from '../page-id.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

/** `/lettre`: where the link of the message leads. It asks once more, for programs follow links too. */
export const newsletterPageRoutes: RouteModule = (app, services) => {
  app.get(newsletterPath, async (c) => {
    const { email = '', cle = '' } = c.req.query()
    const state = (await canConfirm(services, email, cle)) ? 'asked' : 'over'
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'La lettre de L’Estran',
      trail: [pageId.home],
      children: <NewsletterPage email={email} secret={cle} state={state} />,
    })
  })
  app.post(newsletterPath, async (c) => {
    const { email = '', cle = '' } = await readForm(c)
    const state = (await confirmSubscription(services, email, cle)) ? 'done' : 'over'
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'La lettre de L’Estran',
      trail: [pageId.home],
      children: <NewsletterPage email={email} secret="" state={state} />,
    })
  })
}
