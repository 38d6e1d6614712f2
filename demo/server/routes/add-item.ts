import type { Hono } from 'hono'
import * as v from 'valibot'
import { countHold } from '../accounts/count-hold.ts'
import { readForm } from '../body.ts'
import { addOnce } from '../cart/add-once.ts'
import { addReference } from '../cart/cart-lines.ts'
import { readCart } from '../cart/cart-state.ts'
import { changeCart } from '../cart/write-cart.ts'
import type { AppEnv, Services } from '../context.ts'
import { bookSlot } from '../reservations/book.ts'
import { ensureSession, findSession } from '../sessions.ts'
import { answerCart } from './cart.tsx'

const id = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))

const item = v.object({
  idarticle: id,
  idreference: id,
  quantite: v.optional(v.pipe(id, v.minValue(1)), '1'),
  /** The slot of a bookable article. */
  idvalue: v.optional(v.string(), ''),
  /** Key that identifies the addition when it is sent again. */
  cle_ajout: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})

/** `ajax/modules/boutique/panier/add_item.php` (ART-01): responds with the cart, plus `ligne`. */
export function addItemRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db } = services
  api.post('/ajax/modules/boutique/panier/add_item.php', async (c) => {
    const now = services.now()
    const form = await readForm(c)
    const call = { name: 'add_item', step: form['etape'] }
    const asked = v.safeParse(item, form)
    if (!asked.success) {
      const state = await readCart(db, (await findSession(c, services))?.tokenHash, now)
      const error = 'Choisissez un article et une quantité d’au moins 1.'
      return answerCart(c, services, { state, outcome: { status: 'ko', error } }, call)
    }
    const { idarticle, idreference, quantite, idvalue, cle_ajout } = asked.output
    const session = await ensureSession(c, services)
    if (idvalue) await countHold(c, services)
    const change = idvalue
      ? bookSlot(idreference, idvalue, quantite, { now })
      : addReference(idarticle, idreference, quantite)
    const once = addOnce(cle_ajout, now, change)
    return answerCart(c, services, await changeCart(db, session.tokenHash, now, once), call)
  })
}
