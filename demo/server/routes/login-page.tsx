import { CodePage, LoginPage } from '../../site/login-page.tsx'
import { codePath, loginPath } from '../accounts/login-path.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

/**
 * `/connexion`, and `/connexion/code`, the next page of a login without script. `?mode=html` works as on the cart's
 * page.
 */
export const loginPageRoutes: RouteModule = (app, services) => {
  app.get(loginPath, async (c) => {
    if ((await findSession(c, services))?.customerId) return c.redirect('/compte', 303)
    const mode = c.req.query('mode') === 'html' ? 'html' : undefined
    const base = mode ? '/html/globalflexit/' : '/globalflexit/'
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Connexion',
      trail: [pageId.account],
      isPersonal: true,
      base,
      children: <LoginPage base={base} />,
    })
  })
  app.get(codePath, async (c) => {
    const transaction = (c.req.query('idtransaction') ?? '').slice(0, 64)
    if (!transaction) return c.redirect(loginPath, 303)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Code d’authentification',
      trail: [pageId.account],
      isPersonal: true,
      children: (
        <CodePage
          base="/globalflexit/"
          transaction={transaction}
          enters
          said="Un code vient d’être envoyé à votre adresse e-mail."
        />
      ),
    })
  })
}
