import { EmailPage } from '../../site/email-page.tsx'
import { AccountEmail } from '../../site/parts/account-email.tsx'
import { askEmail, askedEmail, confirmEmail, emailPath } from '../accounts/change-email.ts'
import type { RouteModule } from '../context.ts'
import { pageId } from '../page-id.ts'
import { ensureSession, findSession, keepFlash, keepLink } from '../sessions.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm } from './extranet-forms.tsx'
import { linkRoute } from './links.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

const slug = 'email'

/** The form to change the account's address, with its password (ACC-06). */
export const emailForm: ExtranetForm = {
  perform: ({ services, session, fields }) =>
    askEmail(services, session, {
      email: fields['email'] ?? '',
      again: fields['email_confirm'] ?? '',
      password: fields['password_actuel'] ?? '',
    }),
  show: ({ c, services, fields }, said) =>
    sendSection(c, services, slug, ({ base, customer }) => (
      <AccountEmail base={base} email={customer.email} refused={{ fields, said }} />
    )),
}

/** `/compte/email`, and the page of the message's link. That page asks to confirm, since programs follow links too. */
export const accountEmailRoutes: RouteModule = (app, services) => {
  sectionRoute(app, services, slug, ({ base, customer }) => <AccountEmail base={base} email={customer.email} />)
  linkRoute(app, services, emailPath, 'email')
  app.get(emailPath, async (c) => {
    const session = await findSession(c, services)
    return sendPage(c, {
      context: await pageContext(c, services),
      title: 'Nouvelle adresse e-mail',
      trail: [pageId.account],
      isPersonal: true,
      children: <EmailPage email={await askedEmail(services, session)} isLoggedIn={Boolean(session?.customerId)} />,
    })
  })
  app.post(emailPath, async (c) => {
    const email = await confirmEmail(services, await findSession(c, services))
    if (!email) return c.redirect(emailPath, 303)
    const session = await ensureSession(c, services)
    await keepLink(services.db, session, null)
    await keepFlash(services.db, session, {
      kind: 'success',
      text: `L’adresse de votre compte est désormais ${email}.`,
    })
    return c.redirect('/compte/email', 303)
  })
}
