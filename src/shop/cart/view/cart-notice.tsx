import type { Cart, CartNotice } from '../contract/cart-reply.ts'
import type { Hindrance } from '../contract/order.ts'

interface NoticeViewProps {
  notice: CartNotice | null
  id?: string
  className?: string
}

/**
 * A message of the server, beside what it concerns. It has our classes and those that older servers use (decision 15).
 */
export function NoticeView({ notice, id, className = 'flx-cart__notice' }: NoticeViewProps) {
  if (!notice?.text) return null
  const failed = notice.kind === 'error'
  const look = failed ? 'flx-message--error alert alert-danger' : 'flx-message--success alert alert-success'
  return (
    <p id={id} className={`${className} flx-message ${look}`} role={failed ? 'alert' : 'status'}>
      {notice.text}
    </p>
  )
}

/** Returns true if a cart shows a place of its own for a notice. */
type HasPlace = (cart: Cart, failed: boolean, value: string | undefined) => boolean

const inBasket = ({ step, lines }: Cart): boolean => lines.length > 0 && (step === null || step === 'cart')
const beforeLogin: HasPlace = ({ step, customer, lines }) => lines.length > 0 && step === 'account' && !customer
const withoutAccount: HasPlace = (cart, failed, value) =>
  beforeLogin(cart, failed, value) || (failed && cart.step === 'account' && cart.customer?.guest === true)
const atRelay: HasPlace = ({ step, lines, offers }, failed) =>
  failed && lines.length > 0 && step === 'payment' && offers.some(({ chosen, kind }) => chosen && kind === 'relay')

const onLine: HasPlace = (cart, failed, value) => failed && inBasket(cart) && cart.lines.some(({ id }) => id === value)

/** The actions whose notice has a place of its own, with the condition under which that place is shown. */
const places: Record<string, HasPlace> = {
  modifQte: onLine,
  supArt: onLine,
  useCodePromo: (cart, failed) => failed && inBasket(cart),
  usePtsFidelite: (cart, failed) => failed && inBasket(cart) && cart.loyalty !== null,
  add_ref_catalogue: (cart, failed) => failed && cart.step === 'cart',
  connexion: withoutAccount,
  new_compte: beforeLogin,
  mdp_oublie: withoutAccount,
  sans_compte: withoutAccount,
  new_adresse: ({ step, customer }, failed) => failed && step === 'account' && customer !== null,
  modif_adresse: ({ step, customer, addresses }, failed) =>
    failed && step === 'account' && customer !== null && addresses.length > 0,
  valide_panier: ({ step, lines }, failed) => failed && step === 'payment' && lines.length > 0,
  searchVille: atRelay,
  refreshRelais: atRelay,
  selectRelais: atRelay,
}

/** Returns true if a notice is shown beside the control of its action instead of above the cart. */
export function hasPlace(notice: CartNotice, cart: Cart): boolean {
  return places[notice.action ?? '']?.(cart, notice.kind === 'error', notice.value) ?? false
}

/** Returns the notice if it answers one of these actions; null otherwise. */
export function answering(notice: CartNotice | null, ...actions: string[]): CartNotice | null {
  return notice && actions.includes(notice.action ?? '') ? notice : null
}

/** Returns the notice if it is a refusal of one of these actions; null otherwise. */
export function refusing(notice: CartNotice | null, ...actions: string[]): CartNotice | null {
  return notice?.kind === 'error' ? answering(notice, ...actions) : null
}

export function errorOf(notice: CartNotice | null, field: string): string | undefined {
  return notice?.errors?.find((error) => error.field === field)?.message
}

/** Returns a function that gives a field of a form its id, its name and the error in the answer to that form. */
export const fieldsOf =
  (prefix: string, answer: CartNotice | null) =>
  (name: string): { id: string; name: string; error: string | undefined } => ({
    id: `${prefix}-${name}`,
    name,
    error: errorOf(answer, name),
  })

interface Choice {
  cart: Cart
  notice: CartNotice | null
  about: Hindrance['about']
}

/** Returns why an order was refused, if it was for this choice; undefined otherwise. */
export function missingChoice({ cart: { hindrances }, notice, about }: Choice): string | undefined {
  if (!refusing(notice, 'valide_panier')) return undefined
  return hindrances.find((each) => each.about === about)?.message
}

/** Shows above a choice that it is still to be made. */
export function MissingChoice(choice: Choice) {
  const message = missingChoice(choice)
  return message ? <p className="flx-message flx-message--error flx-cart__missing-choice">{message}</p> : null
}
