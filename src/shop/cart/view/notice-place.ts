import type { Cart, CartNotice } from '../contract/cart-reply.ts'

/** Whether a cart shows the place of a notice. */
type HasPlace = (cart: Cart, failed: boolean, value: string | undefined) => boolean

const inBasket = ({ step, lines }: Cart): boolean => lines.length > 0 && (step === null || step === 'cart')
const beforeLogin: HasPlace = ({ step, customer, lines }) => lines.length > 0 && step === 'account' && !customer
const withoutAccount: HasPlace = (cart, failed, value) =>
  beforeLogin(cart, failed, value) || (failed && cart.step === 'account' && cart.customer?.guest === true)
const atRelay: HasPlace = ({ step, lines, offers }, failed) =>
  failed && lines.length > 0 && step === 'payment' && offers.some(({ chosen, kind }) => chosen && kind === 'relay')

const onLine: HasPlace = (cart, failed, value) => failed && inBasket(cart) && cart.lines.some(({ id }) => id === value)

/** The actions whose answer is shown in a place of its own, and when that place is there. */
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

/** Whether a notice is shown where its action was taken, rather than above the cart. */
export function hasPlace(notice: CartNotice, cart: Cart): boolean {
  return places[notice.action ?? '']?.(cart, notice.kind === 'error', notice.value) ?? false
}

/** The notice, where it answers one of these actions. */
export function answering(notice: CartNotice | null | undefined, ...actions: string[]): CartNotice | null {
  return notice && actions.includes(notice.action ?? '') ? notice : null
}

/** The notice, where it says that one of these actions was refused. */
export function refusing(notice: CartNotice | null | undefined, ...actions: string[]): CartNotice | null {
  return notice?.kind === 'error' ? answering(notice, ...actions) : null
}

/** What a refusal says of one field. */
export function errorOf(notice: CartNotice | null | undefined, field: string): string | undefined {
  return notice?.errors?.find((error) => error.field === field)?.message
}
