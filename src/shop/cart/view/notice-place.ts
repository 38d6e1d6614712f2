import type { Cart, CartNotice } from '../contract/cart-reply.ts'

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
export function answering(notice: CartNotice | null | undefined, ...actions: string[]): CartNotice | null {
  return notice && actions.includes(notice.action ?? '') ? notice : null
}

/** Returns the notice if it is a refusal of one of these actions; null otherwise. */
export function refusing(notice: CartNotice | null | undefined, ...actions: string[]): CartNotice | null {
  return notice?.kind === 'error' ? answering(notice, ...actions) : null
}

/** Returns the error of one field in a notice. */
export function errorOf(notice: CartNotice | null | undefined, field: string): string | undefined {
  return notice?.errors?.find((error) => error.field === field)?.message
}
