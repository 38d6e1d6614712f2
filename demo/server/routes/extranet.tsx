import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { logIn, logOut } from '../accounts/log-in.ts'
import { alertView } from '../alert-view.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { answer, isNavigation, refuse, returnPath } from '../negotiate.ts'
import { ensureSession, findSession, keepFlash } from '../sessions.ts'
import { extranetForms } from './account-forms.ts'
import { takeForm } from './extranet-forms.tsx'

const address = '/ajax/modules/extranet_v2/traitement.php'

const text = v.optional(v.pipe(v.string(), v.maxLength(400)), '')
const credentials = v.object({ email: text, password: text })

/** The fields of a login's answer (LOGIN-02). */
function loginReply(action: string, status: 'ok' | 'error' | 'formerror', error = '', info = '') {
  return {
    status,
    error_txt: error,
    evaldatas: '',
    idcontact: '',
    email: '',
    action,
    error_msg: error,
    info_msg: info,
    confirmaccount: 0,
  }
}

type LoginReply = ReturnType<typeof loginReply>

async function send(c: Context<AppEnv>, services: Services, reply: LoginReply): Promise<Response> {
  const kind = reply.status === 'ok' ? 'success' : 'error'
  const said = reply.error_txt || reply.info_msg
  if (isNavigation(c)) {
    await keepFlash(services.db, await ensureSession(c, services), { kind, text: said })
    return c.redirect(returnPath(c, '/'), 303)
  }
  const view =
    kind === 'error' ? (
      alertView(said)
    ) : (
      <p className="alert alert-success" role="status">
        {said}
      </p>
    )
  return answer(c, reply, view)
}

/** `ajax/modules/extranet_v2/traitement.php`: `action=login` (email, password), `action=logout`, and the forms of the account. */
export function extranetRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post(address, async (c) => {
    const form = await readForm(c)
    const action = form['action'] ?? form['extranet_v2[action]'] ?? ''
    if (action === 'logout') {
      const session = await findSession(c, services)
      if (session?.customerId) await logOut(c, services, session)
      // What the browser kept of these pages, for its Back button too. What widgets store is tied to the session's hash.
      c.header('Clear-Site-Data', '"cache"')
      return send(c, services, loginReply(action, 'ok', '', 'Vous êtes déconnecté.'))
    }
    const known = Object.hasOwn(extranetForms, action) ? extranetForms[action] : undefined
    if (known) return takeForm(c, services, action, known, form)
    if (action !== 'login') return refuse(c, 400, `L’extranet ne connaît pas l’action « ${action.slice(0, 40)} ».`)
    const given = v.safeParse(credentials, form)
    if (!given.success) return send(c, services, loginReply(action, 'formerror', 'Ces valeurs ne sont pas lisibles.'))
    const { error, customer } = await logIn(c, services, await ensureSession(c, services, true), given.output)
    if (!customer) return send(c, services, loginReply(action, 'error', error))
    const reply = loginReply(action, 'ok', '', 'Vous êtes connecté.')
    return send(c, services, { ...reply, idcontact: String(customer.id), email: customer.email })
  })
}
