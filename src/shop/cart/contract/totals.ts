import * as v from 'valibot'
import { wireCount, wireNumber, wireOptionalNumber, wireText } from '../../../core/wire-values.ts'

/** An amount in euros, without and with taxes. */
export interface Price {
  ht: number
  ttc: number
}

export interface CartCode {
  code: string
  label: string
  /** The amount that the code takes off, as a positive number. */
  discount: Price
}

interface CartVat {
  /** In percent. */
  rate: number
  base: number
  amount: number
}

export interface CartTotals {
  articles: Price
  discount: Price
  /** Null before an offer is chosen, and if the server does not deliver. */
  delivery: Price | null
  /** The amount that loyalty points take off, with taxes, as a positive number. */
  loyalty: number
  /** Fee of the means of payment, with taxes. */
  paymentFee: number
  vat: CartVat[]
  total: Price
}

/** An item of `codes`. */
export const cartCode = v.pipe(
  v.object({ code: v.string(), libelle: wireText, remise_ht: wireNumber, remise_ttc: wireNumber }),
  v.transform(
    (wire): CartCode => ({
      code: wire.code,
      label: wire.libelle,
      discount: { ht: wire.remise_ht, ttc: wire.remise_ttc },
    }),
  ),
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
    tva: v.nullish(v.array(v.object({ taux: wireNumber, base: wireNumber, montant: wireNumber })), []),
    total_ht: wireOptionalNumber,
    total_ttc: wireNumber,
  }),
  v.transform(
    (wire): CartTotals => ({
      articles: {
        ht: wire.articles_ht ?? wire.articles_ttc ?? wire.total_ht ?? wire.total_ttc,
        ttc: wire.articles_ttc ?? wire.total_ttc,
      },
      discount: { ht: wire.remise_ht, ttc: wire.remise_ttc },
      delivery:
        wire.livraison_ttc == null ? null : { ht: wire.livraison_ht ?? wire.livraison_ttc, ttc: wire.livraison_ttc },
      loyalty: wire.fidelite_ttc,
      paymentFee: wire.frais_paiement_ttc,
      vat: (wire.tva ?? []).map(({ taux, base, montant }) => ({ rate: taux, base, amount: montant })),
      total: { ht: wire.total_ht ?? wire.total_ttc, ttc: wire.total_ttc },
    }),
  ),
)
