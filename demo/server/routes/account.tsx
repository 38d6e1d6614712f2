import type { Context } from 'hono'
import { ConfirmPage } from '../../site/confirm-page.tsx'
import { EmailPage } from '../../site/email-page.tsx'
import { CodePage, LoginPage } from '../../site/login-page.tsx'
import { OutboxPage } from '../../site/outbox-page.tsx'
import { PasswordPage } from '../../site/password-page.tsx'
import { askedEmail, confirmEmail, emailPath } from '../accounts/change-email.ts'
import { askedConfirmation, confirmAddress, confirmPath } from '../accounts/confirm-address.ts'
import { isAdministrator } from '../accounts/customer.ts'
import { askedPassword, choosePassword, passwordPath } from '../accounts/forgotten-password.ts'
import { guestOf } from '../accounts/guest.ts'
import { codePath, loginPath } from '../accounts/login-path.ts'
import { audienceOf, type KeptMessage, readMessages, shopAudience } from '../accounts/outbox.ts'
import { passwordsDiffer } from '../accounts/sign-up.ts'
import { isLoopback } from '../arrival.ts'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { writeMail } from '../mail.ts'
import { baseOf, isNavigation, sendData } from '../negotiate.ts'
import { pageId } from '../page-id.ts'
import { ensureSession, findSession, keepFlash, keepLink } from '../sessions.ts'
import { linkRoute } from './links.ts'
import { notFound, sendPage } from './send-page.tsx'

async function passwordPage(c: Context<AppEnv>, services: Services, error = '') {
  const email = await askedPassword(services, await findSession(c, services))
  return sendPage(c, services, {
    title: 'Nouveau mot de passe',
    isPersonal: true,
    children: <PasswordPage email={email} error={email ? error : ''} />,
  })
}

async function confirmPage(c: Context<AppEnv>, services: Services, error = '') {
  const asked = await askedConfirmation(services, await findSession(c, services))
  return sendPage(c, services, {
    title: 'Confirmer votre adresse',
    isPersonal: true,
    children: <ConfirmPage asked={asked} error={asked ? error : ''} />,
  })
}

/** Ends the task of a message's link: keeps the success message, and goes to the page that shows it. */
async function finish(c: Context<AppEnv>, services: Services, text: string, next: string) {
  const session = await ensureSession(c, services)
  await keepLink(services.db, session, null)
  await keepFlash(services.db, session, { kind: 'success', text })
  return isNavigation(c) ? c.redirect(next, 303) : sendData(c, { status: 'ok', redirect: next })
}

/** Returns the messages that may be shown to this visitor; undefined where none may be. */
async function messagesOf(c: Context<AppEnv>, services: Services): Promise<KeptMessage[] | undefined> {
  // Elsewhere a mail server delivers them; and messages to a person must not be shown over the network.
  if (!services.demo.outbox || !isLoopback(c.get('client'))) return undefined
  const session = await findSession(c, services)
  const audiences = session ? [session.tokenHash] : []
  const customerId = session?.customerId ?? (await guestOf(services.db, session))?.id
  if (customerId) audiences.push(audienceOf(customerId))
  if (await isAdministrator(services.db, session)) audiences.push(shopAudience)
  return audiences.length > 0 ? readMessages(services.db, audiences) : []
}

/** `/courriels`, the messages of the demo, and the pages that the links of messages lead to. */
export const accountRoutes: RouteModule = (app, services) => {
  app.get('/courriels', async (c) => {
    const messages = await messagesOf(c, services)
    if (!messages) return notFound(c, services)
    return sendPage(c, services, {
      title: 'Vos e-mails',
      isPersonal: true,
      children: <OutboxPage messages={messages} />,
    })
  })
  app.get('/courriels/:id{\\d{1,9}}', async (c) => {
    const message = (await messagesOf(c, services))?.find(({ id }) => id === Number(c.req.param('id')))
    if (!message) return notFound(c, services)
    c.header('Cache-Control', 'no-store')
    // A message is not a page of the shop: its inline styles are allowed, and nothing else.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'",
    )
    return c.html(writeMail(message, c.get('origin')).html)
  })

  linkRoute(app, services, passwordPath, 'password')
  app.get(passwordPath, (c) => passwordPage(c, services))
  app.post(passwordPath, async (c) => {
    const { password = '', password_confirm: again = '' } = await readForm(c)
    const error = await choosePassword(c, services, await findSession(c, services), { password, again })
    const changed = 'Votre mot de passe est changé : connectez-vous.'
    if (!isNavigation(c)) {
      if (!error) await keepLink(services.db, await ensureSession(c, services), null)
      if (error === passwordsDiffer) return sendData(c, { status: 'error', errors: { password_confirm: error } })
      return sendData(c, { status: error ? 'error' : 'ok', error_txt: error, info_msg: error ? '' : changed })
    }
    if (error) return passwordPage(c, services, error)
    return finish(c, services, changed, '/panier')
  })

  linkRoute(app, services, emailPath, 'email')
  app.get(emailPath, async (c) => {
    const session = await findSession(c, services)
    return sendPage(c, services, {
      title: 'Nouvelle adresse e-mail',
      trail: [pageId.account],
      isPersonal: true,
      children: <EmailPage email={await askedEmail(services, session)} isLoggedIn={Boolean(session?.customerId)} />,
    })
  })
  app.post(emailPath, async (c) => {
    const email = await confirmEmail(services, await findSession(c, services))
    if (!email) return c.redirect(emailPath, 303)
    return finish(c, services, `L’adresse de votre compte est désormais ${email}.`, '/compte/email')
  })

  linkRoute(app, services, confirmPath, 'account')
  app.get(confirmPath, (c) => confirmPage(c, services))
  app.post(confirmPath, async (c) => {
    const { password = '' } = await readForm(c)
    const session = await findSession(c, services)
    const error = session ? await confirmAddress(c, services, session, password) : 'Ce lien n’est plus valable.'
    if (error && !isNavigation(c)) return sendData(c, { status: 'error', error_txt: error })
    if (error) return confirmPage(c, services, error)
    return finish(c, services, 'Votre adresse est confirmée.', '/compte')
  })
}

/**
 * `/connexion`, and `/connexion/code`, the next page of a login without script. `?mode=html` works as on the cart's
 * page.
 */
export const loginPageRoutes: RouteModule = (app, services) => {
  app.get(loginPath, async (c) => {
    if ((await findSession(c, services))?.customerId) return c.redirect('/compte', 303)
    const base = baseOf(c)
    return sendPage(c, services, {
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
    return sendPage(c, services, {
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
