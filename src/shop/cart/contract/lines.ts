import * as v from 'valibot'
import {
  wireAddress,
  wireCount,
  wireId,
  wireNumber,
  wireOptionalId,
  wireOptionalNumber,
  wireText,
} from '../../../core/wire-values.ts'
import type { Price } from './totals.ts'

/** One line of the cart (CART-03). */
export interface CartLine {
  id: string
  articleId: string
  referenceId: string
  /** `idanim` on the wire: the promotion of the line; empty if there is none. */
  promotionId: string
  quantity: number
  /** The largest quantity that can be ordered; null if the server sets no limit. */
  maxQuantity: number | null
  name: string
  reference: string
  /** The chosen options as text: « Bleu · M ». */
  options: string
  url: string
  image: string
  unit: Price
  total: Price
  /** In percent. */
  vatRate: number
  /** The server's message about this line, such as insufficient stock. */
  message: string
  /** Address of the page that moves the line's booking to another time (RESA-01); empty if it is not a booking. */
  moveUrl: string
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100

/** An item of `lignes`. Only an identifier, a name, a quantity and a price are required. */
export const cartLine = v.pipe(
  v.object({
    idligne: wireId,
    idarticle: wireOptionalId,
    idreference: wireOptionalId,
    idanim: wireOptionalId,
    quantite: wireNumber,
    quantite_max: wireOptionalNumber,
    nom: v.string(),
    reference: wireText,
    options: wireText,
    url: wireAddress,
    image: wireText,
    prix_unitaire_ht: wireOptionalNumber,
    prix_unitaire_ttc: wireNumber,
    total_ht: wireOptionalNumber,
    total_ttc: wireOptionalNumber,
    taux_tva: wireCount,
    message: wireText,
    reservation: v.nullish(v.object({ url: wireAddress })),
  }),
  v.transform(
    (wire): CartLine => ({
      id: wire.idligne,
      articleId: wire.idarticle,
      referenceId: wire.idreference,
      promotionId: wire.idanim,
      quantity: wire.quantite,
      maxQuantity: wire.quantite_max ?? null,
      name: wire.nom,
      reference: wire.reference,
      options: wire.options,
      url: wire.url,
      image: wire.image,
      unit: { ht: wire.prix_unitaire_ht ?? wire.prix_unitaire_ttc, ttc: wire.prix_unitaire_ttc },
      total: {
        ht: wire.total_ht ?? toCents((wire.prix_unitaire_ht ?? wire.prix_unitaire_ttc) * wire.quantite),
        ttc: wire.total_ttc ?? toCents(wire.prix_unitaire_ttc * wire.quantite),
      },
      vatRate: wire.taux_tva,
      message: wire.message,
      moveUrl: wire.reservation?.url ?? '',
    }),
  ),
)
