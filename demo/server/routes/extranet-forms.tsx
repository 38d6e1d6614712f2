import type { Context } from 'hono'
import { FormAnswer } from '../../site/parts/form-answer.tsx'
import type { FormSaid } from '../accounts/form-said.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { answer, isNavigation, refuse, returnPath } from '../negotiate.ts'
import { ensureSession, findSession, keepFlash, redirectSaying } from '../sessions.ts'

export interface FormCall {
  c: Context<AppEnv>
  services: Services
  session: Session
  /** Values that were typed, by plain names: `extranet_v2[nom]` is `nom`. */
  fields: Record<string, string>
}

/** A form sent to the extranet (ACC-06, LOGIN-05). */
export interface ExtranetForm {
  /** True when a visitor who is not logged in may send it. */
  isOpen?: boolean
  /** Does what the form asks for. */
  perform(call: FormCall): Promise<FormSaid>
  /** Renders the form's page again with the values typed, when a form sent without script is refused. */
  show(call: FormCall, said: FormSaid): Promise<Response>
}

const plainNames = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [/^extranet_v2\[(\w+)\]$/.exec(name)?.[1] ?? name, value]),
  )

/**
 * Returns the fields of a response of the extranet (LOGIN-02), with the errors by field and the next step (FORM-01).
 */
function replyOf(action: string, said: FormSaid) {
  const error = said.isDone ? '' : said.message
  return {
    status: said.isDone ? 'ok' : Object.keys(said.errors).length > 0 ? 'formerror' : 'error',
    error_txt: error,
    evaldatas: '',
    idcontact: String(said.customer?.id ?? ''),
    email: said.customer?.email ?? '',
    action,
    error_msg: error,
    info_msg: said.isDone ? said.message : '',
    confirmaccount: said.needsCode ? 1 : 0,
    erreurs: Object.entries(said.errors).map(([champ, message]) => ({ champ, message })),
    redirect: said.redirect ?? '',
    reload: said.reload ? 1 : 0,
    ...(said.options && { options: said.options }),
    // Fields expected after the deletion of an address (ACC-05).
    ...(action === 'delete_adresse' && { result: said.isDone ? 1 : 0, msg: said.isDone ? said.message : '', error }),
  }
}

const sessionOver = 'Votre session a expiré : reconnectez-vous.'

/** Handles a form of the extranet, sent with or without script. */
export async function takeForm(
  c: Context<AppEnv>,
  services: Services,
  action: string,
  form: ExtranetForm,
  given: Record<string, string>,
): Promise<Response> {
  const { db } = services
  const isPlain = isNavigation(c)
  const found = await findSession(c, services)
  if (!form.isOpen && !found?.customerId) {
    if (!isPlain) return refuse(c, 401, sessionOver)
    return redirectSaying(c, services, returnPath(c, '/compte'), { kind: 'error', text: sessionOver })
  }
  const session = await ensureSession(c, services)
  const call = { c, services, session, fields: plainNames(given) }
  const said = await form.perform(call)
  if (isPlain && !said.isDone) return form.show(call, said)
  if (isPlain || (said.isDone && (said.redirect || said.reload))) {
    // A login renews the session's token: keep the message in the session that continues.
    await keepFlash(db, c.get('session') ?? session, { kind: 'success', text: said.message })
  }
  if (isPlain) return c.redirect(said.redirect || returnPath(c, '/compte'), 303)
  return answer(c, replyOf(action, said), <FormAnswer said={said} />)
}
