import type { Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { CodeForm } from '../../site/login-page.tsx'
import { type AskedCode, codeSent } from '../accounts/asked-code.ts'
import { askNewPassword, resetAsked } from '../accounts/forgotten-password.ts'
import { enter, logIn, logOut } from '../accounts/log-in.ts'
import { checkCode, resendCode } from '../accounts/login-code.ts'
import { codePath } from '../accounts/login-path.ts'
import { askPasskey, enterByPasskey } from '../accounts/passkeys/enter-by-passkey.ts'
import { alertAnswer, alertView } from '../alert-view.tsx'
import { readForm, type Texts } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { answer, isNavigation, refuse, returnPath } from '../negotiate.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { extranetForms } from './account-forms.tsx'
import { takeForm } from './extranet-forms.tsx'

const address = '/ajax/modules/extranet_v2/traitement.php'

const text = v.optional(v.pipe(v.string(), v.maxLength(400)), '')
const credentials = v.object({ email: text, password: text })

/** Returns the fields of a login's response (LOGIN-02). */
function loginReply(action: string, status: 'ok' | 'wait' | 'error' | 'formerror', error = '', info = '') {
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

/** `idtransaction` identifies the code of the second factor; `options` holds the challenge for a passkey to sign. */
type LoginReply = ReturnType<typeof loginReply> & { idtransaction?: string; options?: object }

interface Next {
  /** Path to redirect a plain form to; back to its page when there is none. */
  path?: string
  /** View of the HTML response, when it is more than the message. */
  view?: ReactElement
}

async function send(c: Context<AppEnv>, services: Services, reply: LoginReply, next: Next = {}): Promise<Response> {
  const kind = reply.status === 'ok' || reply.status === 'wait' ? 'success' : 'error'
  const said = reply.error_txt || reply.info_msg
  if (isNavigation(c)) return redirectSaying(c, services, next.path ?? returnPath(c, '/'), { kind, text: said })
  const words = kind === 'error' ? alertView(said) : alertAnswer('success', said)
  return answer(c, reply, next.view ?? words)
}

/** Responds that the login waits for a code (LOGIN-03). */
function waitForCode(c: Context<AppEnv>, services: Services, code: AskedCode): Promise<Response> {
  const said = codeSent(code)
  const reply = loginReply('open_popup_code', 'wait', '', said)
  const base = c.req.path.replace(/ajax\/.*$/, '')
  return send(
    c,
    services,
    { ...reply, idtransaction: code.transaction, email: code.email },
    {
      path: `${codePath}?${new URLSearchParams({ idtransaction: code.transaction })}`,
      view: <CodeForm base={base} transaction={code.transaction} said={said} />,
    },
  )
}

type Action = (c: Context<AppEnv>, services: Services, form: Texts) => Promise<Response>

const actions: Record<string, Action> = {
  async login(c, services, form) {
    const given = v.safeParse(credentials, form)
    if (!given.success) return send(c, services, loginReply('login', 'formerror', 'Ces valeurs ne sont pas lisibles.'))
    const session = await ensureSession(c, services, true)
    const { error, customer, code } = await logIn(c, services, session, given.output)
    if (code) return waitForCode(c, services, code)
    if (!customer) return send(c, services, loginReply('login', 'error', error))
    const reply = loginReply('login', 'ok', '', 'Vous êtes connecté.')
    return send(c, services, { ...reply, idcontact: String(customer.id), email: customer.email })
  },

  /** Sends the challenge for a passkey to sign (WebAuthn): in `options`, or in `data-flx-options` in HTML. */
  async options_cle(c, services) {
    const asked = await askPasskey(c, services)
    if (typeof asked === 'string') return send(c, services, loginReply('options_cle', 'error', asked))
    const view = <p className="alert alert-success" data-flx-options={JSON.stringify(asked)} />
    return send(c, services, { ...loginReply('signer_cle', 'wait'), options: asked }, { view })
  },

  async login_cle(c, services, form) {
    const session = await ensureSession(c, services, true)
    const { error, customer } = await enterByPasskey(c, services, session, form['credential'] ?? '')
    if (!customer) return send(c, services, loginReply('login_cle', 'error', error))
    const reply = loginReply('login_cle', 'ok', '', 'Vous êtes connecté.')
    return send(c, services, { ...reply, idcontact: String(customer.id), email: customer.email })
  },

  async logout(c, services) {
    const session = await findSession(c, services)
    if (session?.customerId) await logOut(c, services, session)
    // Clear what the browser cached of these pages, its Back button included. Data stored by widgets is tied to the
    // session's hash.
    c.header('Clear-Site-Data', '"cache"')
    return send(c, services, loginReply('logout', 'ok', '', 'Vous êtes déconnecté.'))
  },

  async mdp_oublie(c, services, form) {
    const refusal = await askNewPassword(
      c,
      services,
      await ensureSession(c, services),
      (form['email'] ?? '').slice(0, 400),
    )
    const reply = refusal
      ? loginReply('mdp_oublie', 'formerror', refusal)
      : loginReply('mdp_oublie', 'ok', '', resetAsked)
    return send(c, services, reply)
  },

  /**
   * Checks a code (TFA-03). The page then sends its login again, unless `entrer` asks to log in at once: a page that
   * holds only the code, and no login form, sends it.
   */
  async validercode(c, services, form) {
    const { idtransaction = '', code = '' } = form
    const session = await ensureSession(c, services)
    const asked = { transaction: idtransaction.slice(0, 64), code: code.replace(/\s/g, '').slice(0, 20) }
    const checked = await checkCode(c, services, session, asked)
    if ('error' in checked) {
      const reply = { ...loginReply('validercode', 'error', checked.error), idtransaction: asked.transaction }
      return send(c, services, reply)
    }
    const enters = Boolean(form['entrer'])
    if (enters) await enter(c, services, session, checked.customerId)
    const reply = loginReply('validercode', 'ok', '', enters ? 'Vous êtes connecté.' : 'Ce code est le bon.')
    return send(c, services, reply, { path: '/compte' })
  },

  async renvoyercode(c, services, form) {
    const session = await ensureSession(c, services)
    const sent = await resendCode(c, services, session, (form['idtransaction'] ?? '').slice(0, 64))
    if (typeof sent === 'string') return send(c, services, loginReply('renvoyercode', 'error', sent))
    return waitForCode(c, services, sent)
  },
}

/**
 * `ajax/modules/extranet_v2/traitement.php` (LOGIN-05): runs the `action` that is named, of `actions` or of the
 * account's forms.
 */
export function extranetRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post(address, async (c) => {
    const form = await readForm(c)
    const name = form['action'] ?? form['extranet_v2[action]'] ?? ''
    const known = Object.hasOwn(extranetForms, name) ? extranetForms[name] : undefined
    if (known) return takeForm(c, services, name, known, form)
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    return act ? act(c, services, form) : refuse(c, 400, `L’extranet ne connaît pas l’action « ${name.slice(0, 40)} ».`)
  })
}
