import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { cartReply } from '../../../src/shop/cart/cart-contract.ts'
import { CartView } from '../../../src/shop/cart/cart-view.tsx'
import { readForm } from '../body.ts'
import { removeLine, setPriceDisplay, setQuantity } from '../cart/cart-lines.ts'
import { applyPromo, deletePromo } from '../cart/cart-promos.ts'
import { readCart } from '../cart/cart-state.ts'
import { type WireReply, wireReply } from '../cart/cart-wire.ts'
import { type CartChange, changeCart } from '../cart/write-cart.ts'
import type { AppEnv, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { answer, isNavigation, refuse, returnPath } from '../negotiate.ts'
import { ensureSession, findSession, keepFlash } from '../sessions.ts'

const number = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))
const code = v.pipe(v.string(), v.trim(), v.maxLength(64))

/** Each action of the cart, with its own values. */
const action = v.variant('action', [
  v.object({ action: v.literal('modifQte'), value: number, quantite: number }),
  v.object({ action: v.literal('supArt'), value: number }),
  v.object({ action: v.literal('useCodePromo'), value: code }),
  v.object({ action: v.literal('deleteCodePromo'), value: code }),
  v.object({ action: v.literal('change_aff_prix'), value: v.picklist(['ht', 'ttc']) }),
])

type CartAction = v.InferOutput<typeof action>

const knownActions = new Set(action.options.map(({ entries }) => entries.action.literal as string))

function changeFor(asked: CartAction, day: string): CartChange {
  switch (asked.action) {
    case 'modifQte':
      return setQuantity(asked.value, asked.quantite)
    case 'supArt':
      return removeLine(asked.value)
    case 'useCodePromo':
      return applyPromo(asked.value, day)
    case 'deleteCodePromo':
      return deletePromo(asked.value)
    case 'change_aff_prix':
      return setPriceDisplay(asked.value)
  }
}

/** `panierv3[action]` and `panierv3[value]` stand for `action` and `value`. */
function askedOf(form: Record<string, string>): Record<string, string> {
  const { 'panierv3[action]': nested, 'panierv3[value]': value } = form
  return nested ? { ...form, action: nested, value: value ?? '' } : form
}

/** A cart's answer in the kind that was asked for; a plain form goes back to its page, which says the rest. */
export async function answerCart(
  c: Context<AppEnv>,
  services: Services,
  reply: WireReply,
  asked: string,
  fallback: string,
): Promise<Response> {
  if (isNavigation(c)) {
    const text = reply.error_msg || reply.info_msg
    const kind = reply.status === 'ok' ? 'success' : 'error'
    if (text) await keepFlash(services.db, await ensureSession(c, services.db, services.now()), { kind, text })
    return c.redirect(returnPath(c, fallback), 303)
  }
  const { cart, outcome, error, info } = v.parse(cartReply, reply)
  const text = error || info
  const notice = text
    ? { kind: outcome === 'done' ? ('success' as const) : ('error' as const), text, action: asked }
    : null
  const address = c.req.path.replace(/[^/]*$/, 'traitement.php')
  return answer(c, reply, <CartView cart={cart} action={address} notice={notice} shopHref="/articles" />)
}

/** `ajax/modules/boutique/panier/traitement.php` (CART-02). An empty action reads the cart again. */
export function cartRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db } = services
  api.post('/ajax/modules/boutique/panier/traitement.php', async (c) => {
    const now = services.now()
    const day = dayOf(now)
    const form = askedOf(await readForm(c))
    const name = form['action'] ?? ''
    if (name && !knownActions.has(name))
      return refuse(c, 400, `Le panier ne connaît pas l’action « ${name.slice(0, 40)} ».`)

    const asked = v.safeParse(action, form)
    if (!name || !asked.success) {
      const session = await findSession(c, db, now)
      const state = await readCart(db, session?.tokenHash)
      const outcome = name
        ? { status: 'ko' as const, error: 'Cette valeur n’est pas valable : le panier n’a pas changé.' }
        : { status: 'ok' as const }
      return answerCart(c, services, wireReply(state, outcome, day), name, '/panier')
    }
    const session = await ensureSession(c, db, now)
    const { outcome, state } = await changeCart(db, session.tokenHash, day, changeFor(asked.output, day))
    return answerCart(c, services, wireReply(state, outcome, day), name, '/panier')
  })
}
