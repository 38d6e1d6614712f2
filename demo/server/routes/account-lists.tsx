import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { listReply } from '../../../src/account/account/account-contract.ts'
import { ListView } from '../../../src/account/account/list-view.tsx'
import { type AreaOutcome, areaActions } from '../accounts/area-actions.tsx'
import { accountLists, listPath } from '../accounts/lists/lists.ts'
import { alertView } from '../alert-view.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { answer, isNavigation, kindOf, refuse, returnPath, sendData } from '../negotiate.ts'
import { writeView } from '../no-breaks.ts'
import { findSession, keepFlash } from '../sessions.ts'

const sessionOver = 'Connectez-vous pour voir votre compte.'
const folder = '/ajax/modules/boutique/compte/'

/** Returns the address of the account's actions, at the mount of the request. */
const serviceOf = (path: string): string => path.replace(/\/ajax\/.*$/, `${folder}traitement.php`)

/** Redirects a plain form back to its page, or on to the page that its action leads to, which shows the message. */
async function sendBack(c: Context<AppEnv>, services: Services, outcome: AreaOutcome): Promise<Response> {
  const { isDone, message, url, shown } = outcome
  const session = await findSession(c, services)
  if (message && session) await keepFlash(services.db, session, { kind: isDone ? 'success' : 'error', text: message })
  return c.redirect(url ?? shown?.page ?? returnPath(c, '/compte'), 303)
}

async function sendOutcome(c: Context<AppEnv>, services: Services, outcome: AreaOutcome): Promise<Response> {
  const { isDone, message, url, shown } = outcome
  if (isNavigation(c)) return sendBack(c, services, outcome)
  // The message is shown by the page that the action leads to.
  const session = await findSession(c, services)
  if (url && message && session) await keepFlash(services.db, session, { kind: 'success', text: message })
  const data = {
    status: isDone ? 'ok' : 'ko',
    error_msg: isDone ? '' : message,
    info_msg: isDone ? message : '',
    url: url ?? '',
    title: shown?.title ?? '',
    html: shown ? writeView(shown.view) : '',
  }
  if (kindOf(c.req.path) === 'json') return sendData(c, data)
  if (!isDone) return c.html(writeView(alertView(message)))
  const view = shown ? (
    <>
      <h2>{shown.title}</h2>
      {shown.view}
    </>
  ) : (
    <p className="alert alert-success" role="status" data-flx-url={url}>
      {message}
    </p>
  )
  return c.html(writeView(view))
}

/**
 * Routes of the account's lists, `GET` or `POST ajax/modules/boutique/compte/?p=boutique-compte:liste_…` (ACC-02), with
 * `id_page`, `page` and the list's filters, and of its actions, `POST …/compte/traitement.php` (ACC-03, ACC-04).
 */
export function accountListRoutes(api: Hono<AppEnv>, services: Services): void {
  api.on(['GET', 'POST'], folder, async (c) => {
    const name = /^boutique-compte:(\w{1,40})$/.exec(c.req.query('p') ?? '')?.[1] ?? ''
    const list = Object.hasOwn(accountLists, name) ? accountLists[name] : undefined
    if (!list) return refuse(c, 404, 'Le compte n’a pas cette liste.')
    const customerId = (await findSession(c, services))?.customerId
    if (!customerId) return refuse(c, 401, sessionOver)
    const query = new URLSearchParams({ ...c.req.query(), ...(c.req.method === 'POST' ? await readForm(c) : {}) })
    const mode = kindOf(c.req.path) === 'html' ? 'html' : undefined
    const data = await list.make({ services, customerId, query, mode, path: listPath(name) })
    const view = <ListView list={v.parse(listReply, data)} name={name} service={serviceOf(c.req.path)} />
    return answer(c, data, view)
  })

  api.post(`${folder}traitement.php`, async (c) => {
    const form = await readForm(c)
    const name = form['action'] ?? ''
    const work = Object.hasOwn(areaActions, name) ? areaActions[name] : undefined
    if (!work) return refuse(c, 400, `Le compte ne connaît pas l’action « ${name.slice(0, 40)} ».`)
    const session = await findSession(c, services)
    if (!session?.customerId)
      return isNavigation(c) ? c.redirect(returnPath(c, '/compte'), 303) : refuse(c, 401, sessionOver)
    const call = { c, services, session, customerId: session.customerId, form, service: serviceOf(c.req.path) }
    return sendOutcome(c, services, await work(call))
  })
}
