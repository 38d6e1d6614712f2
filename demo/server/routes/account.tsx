import { OutboxPage } from '../../site/outbox-page.tsx'
import { PasswordPage } from '../../site/password-page.tsx'
import { canChoosePassword, choosePassword, passwordPath } from '../accounts/forgotten-password.ts'
import { audienceOf, readMessages } from '../accounts/outbox.ts'
import { readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { ensureSession, findSession, keepFlash } from '../sessions.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

/** `/courriels`, the messages of the demo, and the page where a forgotten password is changed. */
export const accountRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get('/courriels', async (c) => {
    const session = await findSession(c, db, now())
    const audiences = session ? [session.tokenHash] : []
    if (session?.customerId) audiences.push(audienceOf(session.customerId))
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Vos courriels',
      trail: [pageId.home],
      children: <OutboxPage messages={audiences.length > 0 ? await readMessages(db, audiences) : []} />,
    })
  })
  app.get(passwordPath, async (c) => {
    const { email = '', cle = '' } = c.req.query()
    const isOpen = await canChoosePassword(services, email, cle)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Nouveau mot de passe',
      trail: [pageId.home],
      children: <PasswordPage email={email} secret={cle} isOpen={isOpen} error="" />,
    })
  })
  app.post(passwordPath, async (c) => {
    const { email = '', cle = '', password = '', password_confirm: again = '' } = await readForm(c)
    const error = await choosePassword(services, { email, secret: cle, password, again })
    if (!error) {
      const text = 'Votre mot de passe est changé : connectez-vous.'
      await keepFlash(db, await ensureSession(c, db, now()), { kind: 'success', text })
      return c.redirect('/panier', 303)
    }
    const isOpen = await canChoosePassword(services, email, cle)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Nouveau mot de passe',
      trail: [pageId.home],
      children: <PasswordPage email={email} secret={cle} isOpen={isOpen} error={isOpen ? error : ''} />,
    })
  })
}
