import * as v from 'valibot'
import {
  wireCount,
  wireFlag,
  wireList,
  wireObject,
  wireOptionalId,
  wireOptionalNumber,
  wireText,
} from '../../../core/wire-values.ts'
import { cartSteps } from '../../../domain/cart/cart-step.ts'
import { chosenRelay, relayCity, relayPoint } from '../../../domain/relay/relay-contract.ts'
import { address, customer, fieldSearch, loyalty, quote, savedCart } from './customer.ts'
import { cartCode, cartLine, cartTotals } from './lines.ts'
import {
  deliveryOffer,
  extraInfo,
  orderHindrance,
  orderOption,
  type PointOfSale,
  paymentCategory,
  pointOfSale,
} from './order.ts'

/** `panier` on the wire. */
const cart = v.pipe(
  wireObject({
    /**
     * Increases with every change of this cart, so an answer with a smaller version is outdated. 0 if the server has
     * none.
     */
    version: wireCount,
    lines: ['lignes', v.array(cartLine)],
    codes: wireList(cartCode),
    totals: ['totaux', cartTotals],
    count: ['nb_articles', wireOptionalNumber],
    display: ['aff_prix', v.nullish(v.picklist(['ht', 'ttc']), 'ttc')],
    /** `particulier`: true for a private customer, who sees only prices with taxes, and no references. */
    retail: ['particulier', wireFlag],
    step: ['etape', v.nullish(v.picklist(cartSteps.map(({ wire }) => wire)))],
    /** `cle_commande`: the key of the order, the same for all its retries. */
    orderKey: ['cle_commande', wireOptionalId],
    customer: ['client', v.nullish(customer)],
    /** `sans_compte`: true if the server accepts orders without an account. */
    guestOrders: ['sans_compte', wireFlag],
    /** `invite_sans_nom`: true if a guest only gives an e-mail first. The name then comes from the first address. */
    namelessGuests: ['invite_sans_nom', wireFlag],
    /** `confirmer_compte`: true if a new account requires the e-mail and the password twice. */
    confirmsSignup: ['confirmer_compte', wireFlag],
    addresses: ['adresses', wireList(address)],
    /** The searches that suggest a street and a postal code. */
    addressSearch: ['suggestions_adresse', fieldSearch],
    postalCodeSearch: ['suggestions_code_postal', fieldSearch],
    /** The id of the chosen address; empty if none is chosen. */
    billingAddress: ['adresse_facturation', wireOptionalId],
    deliveryAddress: ['adresse_livraison', wireOptionalId],
    /** `a_livrer`: false if the order contains only booked places, which need no delivery. */
    shipped: ['a_livrer', v.nullish(wireFlag, true)],
    offers: ['offres', wireList(deliveryOffer)],
    relay: ['relais', v.nullish(chosenRelay)],
    pointsOfSale: ['points_de_vente', wireList(pointOfSale)],
    payments: ['moyens_paiement', wireList(paymentCategory)],
    loyalty: ['fidelite', v.nullish(loyalty)],
    options: wireList(orderOption),
    savedCarts: ['paniers_sauvegardes', wireList(savedCart)],
    quote: ['devis', v.nullish(quote)],
    extraInfos: ['infos_sup', wireList(extraInfo)],
    /** The reasons why the order cannot be placed yet. */
    hindrances: ['blocages', wireList(orderHindrance)],
  }),
  v.transform(({ count, display, step, customer, relay, loyalty, quote, ...cart }) => ({
    ...cart,
    count: count ?? cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    display: cart.retail ? 'ttc' : display,
    /** The current step. Null if the server's cart has no steps: the fields of the order are then not shown. */
    step: cartSteps.find(({ wire }) => wire === step)?.step ?? null,
    customer: customer ?? null,
    relay: relay ?? null,
    loyalty: loyalty ?? null,
    quote: quote ?? null,
  })),
)

/** A cart as the widgets use it, with English names. `cartReply` translates it from the wire. */
export type Cart = v.InferOutput<typeof cart>

const fieldError = wireObject({ field: ['champ', v.string()], message: v.string() })

/** An error of one field of the form that was submitted. */
type FieldError = v.InferOutput<typeof fieldError>

/**
 * Replaces the points of sale with those found near a postal code. A chosen one is kept even if it is not among them.
 */
function withPoints(of: Cart, found: PointOfSale[]): Cart {
  const chosen = of.pointsOfSale.filter((point) => point.chosen && found.every(({ id }) => id !== point.id))
  return { ...of, pointsOfSale: [...chosen, ...found] }
}

/** The JSON answer of `panier/traitement.php` and of `panier/add_item.php`, checked and translated. */
export const cartReply = v.pipe(
  v.object({
    status: v.picklist(['ok', 'ko']),
    error_msg: wireText,
    error_txt: wireText,
    info_msg: wireText,
    panier: cart,
    ligne: wireOptionalId,
    erreurs: wireList(fieldError),
    points_de_vente: v.nullish(v.array(pointOfSale)),
    villes: v.nullish(v.array(relayCity)),
    relais_liste: v.nullish(v.array(relayPoint)),
  }),
  v.transform((wire) => ({
    /**
     * `refused`: the server understood the request but refused it (stock, unknown code). `cart` is still the current
     * cart.
     */
    outcome: wire.status === 'ok' ? 'done' : 'refused',
    error: wire.error_msg || wire.error_txt,
    info: wire.info_msg,
    cart: wire.points_de_vente ? withPoints(wire.panier, wire.points_de_vente) : wire.panier,
    /** The line that `add_item.php` added or increased; empty for other calls. */
    addedLine: wire.ligne,
    errors: wire.erreurs,
    /** The results of `searchVille` and `refreshRelais`; null for other calls. */
    relays:
      wire.villes || wire.relais_liste ? { cities: wire.villes ?? null, points: wire.relais_liste ?? null } : null,
  })),
)

type CartReply = v.InferOutput<typeof cartReply>

/** The server's message about the last action, besides the cart itself. */
export interface CartNotice {
  kind: 'error' | 'success'
  text: string
  /** The action it answers. The message is shown beside that action's control, such as the field of a refused code. */
  action?: string
  /** The action's value, such as the id of the refused line or address. */
  value?: string
  errors?: FieldError[]
}

/** Returns the notice of an answer; null if the answer has no message and no errors. */
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
