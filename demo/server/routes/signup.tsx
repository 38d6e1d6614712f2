import type { Context } from 'hono'
import { SignupPage } from '../../site/signup-page.tsx'
import { byField, done, type FormSaid } from '../accounts/form-said.ts'
import { emailKey } from '../accounts/log-in.ts'
import { openAccount } from '../accounts/open-account.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { baseOf } from '../negotiate.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import type { ExtranetForm } from './extranet-forms.tsx'
import { sendPage } from './send-page.tsx'

/** Path of the page to open an account. */
const signupPath = '/compte/creation'

async function signupPage(
  c: Context<AppEnv>,
  services: Services,
  fields: Record<string, string>,
  said?: FormSaid,
): Promise<Response> {
  const base = baseOf(c)
  return sendPage(c, services, {
    title: 'Ouvrir un compte',
    trail: [pageId.account],
    isPersonal: true,
    base,
    children: <SignupPage base={base} fields={fields} said={said} />,
  })
}

/** The form of a new account (SIGNUP-01, SIGNUP-02). When another code is asked for, the code's field is emptied. */
export const signupForm: ExtranetForm = {
  isOpen: true,
  async perform({ c, services, session, fields }) {
    const field = (name: string): string => (fields[name] ?? '').trim().slice(0, 400)
    const given = {
      firstName: field('prenom'),
      lastName: field('nom'),
      email: field('email'),
      emailAgain: field('email_confirm'),
      password: fields['password'] ?? '',
      passwordAgain: fields['password_confirm'] ?? '',
      code: fields['renvoi'] ? '' : field('token'),
    }
    const { error, fields: wrong, needsCode, customerId } = await openAccount(c, services, session, given)
    if (error) return { isDone: false, message: error, errors: byField(wrong), needsCode }
    const customer = { id: customerId, email: emailKey(given.email) }
    return done('Votre compte est ouvert, et vous êtes connecté.', { redirect: '/compte', customer })
  },
  show: ({ c, services, fields }, said) => signupPage(c, services, fields, said),
}

/** `/compte/creation`: opens an account without an order. `?mode=html` works as on the cart's page. */
export const signupRoutes: RouteModule = (app, services) => {
  app.get(signupPath, async (c) => {
    const session = await findSession(c, services)
    if (session?.customerId) return c.redirect('/compte', 303)
    return signupPage(c, services, {})
  })
}
