import type { Cart, CartReply, FieldError } from './cart-contract.ts'

/** What the server answered to the last action, besides the cart itself. */
export interface CartNotice {
  kind: 'error' | 'success'
  text: string
  /** The action it answers: it is said where that action was taken, a refused code beside the code's field. */
  action?: string
  /** The action's value: which address was refused. */
  value?: string
  errors?: FieldError[]
}

/** The notice of an answer; null when it says nothing. */
export function noticeOf(
  reply: Pick<CartReply, 'outcome' | 'error' | 'info' | 'errors'>,
  action: string,
  value = '',
): CartNotice | null {
  const failed = reply.outcome === 'refused'
  const text = failed ? reply.error : reply.info
  if (!text && reply.errors.length === 0) return null
  return { kind: failed ? 'error' : 'success', text, action, value, errors: reply.errors }
}

type Shown = (cart: Cart, failed: boolean) => boolean

const inBasket = ({ step, lines }: Cart): boolean => lines.length > 0 && (step === null || step === 'cart')
const beforeLogin: Shown = ({ step, customer, lines }) => lines.length > 0 && step === 'account' && !customer
const atRelay: Shown = ({ step, lines, offers }, failed) =>
  failed && lines.length > 0 && step === 'payment' && offers.some(({ chosen, kind }) => chosen && kind === 'relay')

/** The actions whose answer is said in a place of its own, and when that place is there. */
const places: Record<string, Shown> = {
  useCodePromo: (cart, failed) => failed && inBasket(cart),
  usePtsFidelite: (cart, failed) => failed && inBasket(cart) && cart.loyalty !== null,
  add_ref_catalogue: (cart, failed) => failed && cart.step === 'cart',
  connexion: beforeLogin,
  new_compte: beforeLogin,
  mdp_oublie: beforeLogin,
  new_adresse: ({ step, customer }, failed) => failed && step === 'account' && customer !== null,
  modif_adresse: ({ step, customer, addresses }, failed) =>
    failed && step === 'account' && customer !== null && addresses.length > 0,
  valide_panier: ({ step, lines }, failed) => failed && step === 'payment' && lines.length > 0,
  searchVille: atRelay,
  refreshRelais: atRelay,
  selectRelais: atRelay,
}

/** Whether a notice is said where its action was taken, rather than above the cart. */
export function hasPlace(notice: CartNotice, cart: Cart): boolean {
  return places[notice.action ?? '']?.(cart, notice.kind === 'error') ?? false
}

/** The notice, where it answers one of these actions. */
export function answering(notice: CartNotice | null | undefined, ...actions: string[]): CartNotice | null {
  return notice && actions.includes(notice.action ?? '') ? notice : null
}

/** What a refusal says of one field. */
export function errorOf(notice: CartNotice | null | undefined, field: string): string | undefined {
  return notice?.errors?.find((error) => error.field === field)?.message
}
