import type { Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { RelayPart } from '../../../src/shop/cart/checkout/payment/relay-part.tsx'
import { type Cart, cartReply } from '../../../src/shop/cart/contract/cart-reply.ts'
import { CartView, noticeOf } from '../../../src/shop/cart/view/cart-view.tsx'
import { CodeForm } from '../../site/login-page.tsx'
import { accountActions } from '../accounts/account-actions.ts'
import { countHold } from '../accounts/count-hold.ts'
import { codePath } from '../accounts/login-path.ts'
import { guestActions } from '../accounts/order-as-guest.ts'
import { readForm } from '../body.ts'
import type { CartAction, CartCall, CartResult } from '../cart/action.ts'
import { cartActions } from '../cart/cart-actions.ts'
import { addOnce, addReference } from '../cart/cart-lines.ts'
import type { CartOutcome } from '../cart/cart-outcome.ts'
import { emptyCart, readCart } from '../cart/cart-state.ts'
import { wireReply } from '../cart/cart-wire.ts'
import { changeCart } from '../cart/write-cart.ts'
import { readDesk } from '../checkout/desk.ts'
import { readOptions, setOptions } from '../checkout/extras.ts'
import { atStep, openStep, type Step, stepOfAction } from '../checkout/step.ts'
import type { AppEnv, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import { answer, isNavigation, kindOf, refuse, returnPath } from '../negotiate.ts'
import { orderActions } from '../orders/place-order.ts'
import { relayActions } from '../relays/relay-actions.ts'
import { bookSlot } from '../reservations/book.ts'
import { ensureSession, findSession, keepFlash } from '../sessions.ts'

const actions: Record<string, CartAction> = {
  ...cartActions,
  ...accountActions,
  ...guestActions,
  ...relayActions,
  ...orderActions,
}

/** Actions allowed without a session, or once it has ended; all others concern a cart that a session has. */
const open =
  /^(?:add_ref_catalogue|connexion|new_compte|mdp_oublie|searchVille|refreshRelais|getpointsdevente|change_aff_prix)?$/
const logsIn = /^(?:connexion|new_compte)$/
const sessionOver = 'Votre session a expiré : connectez-vous pour retrouver votre panier.'

/** Reads `panierv3[action]` and `panierv3[value]` as `action` and `value`. */
function askedOf(form: Record<string, string>): Record<string, string> {
  const { 'panierv3[action]': nested, 'panierv3[value]': value } = form
  return nested ? { ...form, action: nested, value: value ?? '' } : form
}

/** The action that is answered, and its value. */
interface Asked {
  name: string
  value?: string | undefined
  /** The step that the page shows (`etape`). */
  step?: string | undefined
}

/**
 * Returns the page to which a plain form is redirected: the order placed, the form of the code, or the page it was sent
 * from, with its search and step.
 */
function nextPage(c: Context<AppEnv>, { order, search, code }: CartOutcome, step: Step): string {
  if (order) return order.url
  if (code) return `${codePath}?${new URLSearchParams({ idtransaction: code.transaction })}`
  const page = search ? `/panier?${new URLSearchParams(search)}` : returnPath(c, '/panier')
  return /^\/panier(?:$|\?)/.test(page) ? atStep(page, step) : page
}

/** Sends a placed order in HTML: the markup that replaces the form, and its script with this response's nonce. */
function orderHtml(c: Context<AppEnv>, { html, js }: { html: string; js: string }): Response {
  const script = renderToStaticMarkup(<script nonce={c.get('nonce')}>{js}</script>)
  return c.html(html + script)
}

/** Returns true when a cart shows the choice of a relay point, so that the response carries the points found. */
function showsPicker({ step, offers }: Cart): boolean {
  return step === 'payment' && offers.some(({ chosen, kind }) => chosen && kind === 'relay')
}

/** Sends a cart in the kind that was asked for; a plain form is redirected to its page, which shows the message. */
async function answerCart(
  c: Context<AppEnv>,
  services: Services,
  { state, outcome: result }: CartResult,
  asked: Asked,
): Promise<Response> {
  const { db, now } = services
  const outcome = { step: asked.step, ...result }
  const step = openStep(outcome.step, state)
  const text = outcome.error || outcome.info
  if (isNavigation(c)) {
    const kind = outcome.status === 'ok' || outcome.code ? 'success' : 'error'
    const flash = text || outcome.done
    if (flash) await keepFlash(db, await ensureSession(c, services), { kind, text: flash })
    return c.redirect(nextPage(c, outcome, step), 303)
  }
  if (outcome.order && kindOf(c.req.path) === 'html') return orderHtml(c, outcome.order)
  const reply = wireReply(state, await readDesk(db, state), outcome, dayOf(now()))
  const read = v.parse(cartReply, reply)
  const address = atStep(c.req.path.replace(/[^/]*$/, 'traitement.php'), step)
  const notice = noticeOf(read, asked.name, asked.value)
  const { cart, relays } = read
  const isForPicker = outcome.search !== undefined && !showsPicker(cart)
  const view = isForPicker ? (
    <RelayPart cart={cart} url={address} id="flx-relay" notice={notice} search={relays} />
  ) : (
    <CartView cart={cart} action={address} notice={notice} relays={relays} shopHref="/articles" />
  )
  const codeForm = outcome.code && (
    <CodeForm base={c.req.path.replace(/ajax\/.*$/, '')} transaction={outcome.code.transaction} said={text ?? ''} />
  )
  return answer(c, reply, codeForm || view)
}

/** Keeps the options sent along with any action except the order, which reads its own. */
async function keepOptions({ services, session, form, now }: CartCall): Promise<void> {
  const options = readOptions(form)
  if (Object.keys(options).length > 0) await changeCart(services.db, session.tokenHash, now, setOptions(options))
}

/** Refuses a request whose session has ended: nothing is changed, and the visitor's page stays as it is. */
async function refuseSession(c: Context<AppEnv>, services: Services, asked: Asked): Promise<Response> {
  if (!isNavigation(c)) return refuse(c, 401, sessionOver)
  const outcome = { status: 'ko' as const, error: sessionOver }
  return answerCart(c, services, { state: emptyCart, outcome }, asked)
}

/** `ajax/modules/boutique/panier/traitement.php` (CART-02). An empty action only reads the cart again. */
export function cartRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db } = services
  api.post('/ajax/modules/boutique/panier/traitement.php', async (c) => {
    const now = services.now()
    const form = askedOf(await readForm(c))
    const name = form['action'] ?? ''
    const known = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (name && !known) return refuse(c, 400, `Le panier ne connaît pas l’action « ${name.slice(0, 40)} ».`)

    const work = known?.(form)
    const asked = { name, value: form['value'], step: form['etape'] ?? c.req.query('etape') ?? stepOfAction(name) }
    const brings = name !== 'valide_panier' && Object.keys(readOptions(form)).length > 0
    const found = await findSession(c, services)
    if (!found && !open.test(name)) return refuseSession(c, services, asked)
    const session = work || brings ? await ensureSession(c, services, logsIn.test(name)) : found
    const call = session && { c, services, session, form, now, day: dayOf(now) }
    if (call && brings) await keepOptions(call)
    if (call && work) return answerCart(c, services, await work(call), asked)
    const state = await readCart(db, session?.tokenHash, now)
    const wrong = 'Cette valeur n’est pas valable : le panier n’a pas changé.'
    const outcome = name ? { status: 'ko' as const, error: wrong } : { status: 'ok' as const }
    return answerCart(c, services, { state, outcome }, asked)
  })
}

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
