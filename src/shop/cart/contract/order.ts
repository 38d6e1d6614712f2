import * as v from 'valibot'
import { wireId, wireOptionalNumber, wireText } from '../../../core/wire-values.ts'
import type { CartOrder } from '../../../domain/cart/cart-events.ts'

const subjects = {
  relais: 'relay',
  adresse: 'address',
  offre: 'offer',
  paiement: 'payment',
  options: 'options',
  lignes: 'lines',
  point_de_vente: 'point-of-sale',
} as const

/** A reason why the order cannot be placed yet. */
export interface Hindrance {
  about: (typeof subjects)[keyof typeof subjects] | 'other'
  message: string
}

export interface OrderReply {
  order: CartOrder
  /** HTML that replaces the cart. */
  html: string
  /** Code that runs after the HTML is inserted (decision 7). */
  js: string
}

/** An item of `blocages`. */
export const orderHindrance = v.pipe(
  v.object({ cible: wireText, message: wireText }),
  v.transform(
    (wire): Hindrance => ({
      about: wire.cible in subjects ? subjects[wire.cible as keyof typeof subjects] : 'other',
      message: wire.message,
    }),
  ),
)

/** The answer of `valide_panier` once the order is placed. A refusal is answered with a cart, like any other action. */
export const orderReply = v.pipe(
  v.object({
    status: v.literal('ok'),
    html: wireText,
    js: wireText,
    commande: v.nullish(v.object({ numero: v.nullish(wireId, ''), total_ttc: wireOptionalNumber })),
  }),
  v.transform(
    (wire): OrderReply => ({
      order: { number: wire.commande?.numero ?? '', total: wire.commande?.total_ttc ?? null },
      html: wire.html,
      js: wire.js,
    }),
  ),
)
