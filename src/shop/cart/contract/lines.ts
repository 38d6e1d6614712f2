import * as v from 'valibot'
import {
  wireAddress,
  wireCount,
  wireId,
  wireList,
  wireNumber,
  wireObject,
  wireOptionalId,
  wireOptionalNumber,
  wireText,
} from '../../../core/wire-values.ts'

const toCents = (amount: number): number => Math.round(amount * 100) / 100

/**
 * An item of `lignes`. Only an identifier, a name, a quantity and a price are required. Its fields are written out, as a
 * long cart is read three times faster so.
 */
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
  v.transform((wire) => ({
    id: wire.idligne,
    articleId: wire.idarticle,
    referenceId: wire.idreference,
    /** `idanim` on the wire: the promotion of the line; empty if there is none. */
    promotionId: wire.idanim,
    quantity: wire.quantite,
    /** The largest quantity that can be ordered; null if the server sets no limit. */
    maxQuantity: wire.quantite_max,
    name: wire.nom,
    reference: wire.reference,
    /** The chosen options as text: « Bleu · M ». */
    options: wire.options,
    url: wire.url,
    image: wire.image,
    unit: { ht: wire.prix_unitaire_ht ?? wire.prix_unitaire_ttc, ttc: wire.prix_unitaire_ttc },
    total: {
      ht: wire.total_ht ?? toCents((wire.prix_unitaire_ht ?? wire.prix_unitaire_ttc) * wire.quantite),
      ttc: wire.total_ttc ?? toCents(wire.prix_unitaire_ttc * wire.quantite),
    },
    vatRate: wire.taux_tva,
    /** The server's message about this line, such as insufficient stock. */
    message: wire.message,
    /** Address of the page that moves the line's booking to another time (RESA-01); empty if it is not a booking. */
    moveUrl: wire.reservation?.url ?? '',
  })),
)

export type CartLine = v.InferOutput<typeof cartLine>

/** An amount in euros, without and with taxes. */
export interface Price {
  ht: number
  ttc: number
}

/** An item of `codes`. */
export const cartCode = v.pipe(
  v.object({ code: v.string(), libelle: wireText, remise_ht: wireNumber, remise_ttc: wireNumber }),
  v.transform((wire) => ({
    code: wire.code,
    label: wire.libelle,
    /** The amount that the code takes off, as a positive number. */
    discount: { ht: wire.remise_ht, ttc: wire.remise_ttc },
  })),
)

/** `totaux`. Only the total with taxes is required, unless there is a discount or prices are shown without taxes. */
export const cartTotals = v.pipe(
  v.object({
    articles_ht: wireOptionalNumber,
    articles_ttc: wireOptionalNumber,
    remise_ht: wireCount,
    remise_ttc: wireCount,
    livraison_ht: v.nullish(wireNumber),
    livraison_ttc: v.nullish(wireNumber),
    fidelite_ttc: wireCount,
    frais_paiement_ttc: wireCount,
    tva: wireList(wireObject({ rate: ['taux', wireNumber], base: wireNumber, amount: ['montant', wireNumber] })),
    total_ht: wireOptionalNumber,
    total_ttc: wireNumber,
  }),
  v.transform((wire) => ({
    articles: {
      ht: wire.articles_ht ?? wire.articles_ttc ?? wire.total_ht ?? wire.total_ttc,
      ttc: wire.articles_ttc ?? wire.total_ttc,
    },
    discount: { ht: wire.remise_ht, ttc: wire.remise_ttc },
    /** Null before an offer is chosen, and if the server does not deliver. */
    delivery:
      wire.livraison_ttc == null ? null : { ht: wire.livraison_ht ?? wire.livraison_ttc, ttc: wire.livraison_ttc },
    /** The amount that loyalty points take off, with taxes, as a positive number. */
    loyalty: wire.fidelite_ttc,
    /** Fee of the means of payment, with taxes. */
    paymentFee: wire.frais_paiement_ttc,
    vat: wire.tva,
    total: { ht: wire.total_ht ?? wire.total_ttc, ttc: wire.total_ttc },
  })),
)
