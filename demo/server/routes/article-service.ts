import type { Context, Hono } from 'hono'
import { alertAnswer } from '../alert-view.tsx'
import { idIn, readForm } from '../body.ts'
import { articlePath } from '../catalogue/article.ts'
import { askAlert, readStock } from '../catalogue/stock.ts'
import type { AppEnv, Services } from '../context.ts'
import { answer, isNavigation, refuse, returnPath } from '../negotiate.ts'
import { isBookable } from '../reservations/slots.ts'
import { redirectSaying } from '../sessions.ts'
import { type ArticleAction, reservationActions } from './reservation.tsx'

/** Returns the stock by reference (ART-02): JSON at both mounts, since the page updates its own markup with it. */
const stock: ArticleAction = async ({ c, services: { db }, fields }) => {
  const articleId = idIn(fields, 'idarticle')
  const bookingUrl = (await isBookable(db, articleId)) ? await articlePath(db, articleId) : undefined
  return c.json(await readStock(db, articleId, bookingUrl))
}

const alerteStock: ArticleAction = async ({ c, services, fields }) => {
  const { db } = services
  const now = services.now()
  const outcome = await askAlert(db, idIn(fields, 'idreference'), fields['email'] ?? '', now)
  const kind = outcome.result ? 'success' : 'error'
  if (!isNavigation(c)) return answer(c, outcome, alertAnswer(kind, outcome.msg))
  return redirectSaying(c, services, returnPath(c, '/articles'), { kind, text: outcome.msg })
}

/** Reads `params[date]` as `date`, since `action=reservation` sends its values that way. */
function flat(fields: Record<string, string>): Record<string, string> {
  const nested = Object.entries(fields).flatMap(([name, value]) => {
    const inner = /^params\[(\w+)\]$/.exec(name)?.[1]
    return inner ? [[inner, value] as const] : []
  })
  return { ...fields, ...Object.fromEntries(nested) }
}

const actions: Record<string, ArticleAction> = { stock, alerte_stock: alerteStock, ...reservationActions }

/** `ajax/modules/boutique/article/traitement.php` (ART-02, RESA-01). Actions that only read also accept GET. */
export function articleServiceRoutes(api: Hono<AppEnv>, services: Services): void {
  const path = '/ajax/modules/boutique/article/traitement.php'
  const serve = (c: Context<AppEnv>, fields: Record<string, string>) => {
    const name = fields['action'] ?? ''
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return refuse(c, 400, `L’article ne connaît pas l’action « ${name.slice(0, 40)} ».`)
    return action({ c, services, fields: flat(fields) })
  }
  api.get(path, (c) => {
    const fields = c.req.query()
    if (!['stock', 'creneaux'].includes(fields['action'] ?? ''))
      return refuse(c, 400, 'Cette action s’envoie par POST.')
    return serve(c, fields)
  })
  api.post(path, async (c) => serve(c, { ...c.req.query(), ...(await readForm(c)) }))
}
