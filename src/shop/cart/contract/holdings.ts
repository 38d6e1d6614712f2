import * as v from 'valibot'
import { wireCount, wireId, wireText } from '../../../core/wire-values.ts'

/** The visitor's loyalty points, and how many of them this cart uses. */
export interface Loyalty {
  points: number
  /** Value of all the points in euros, with taxes. */
  worth: number
  used: number
  /** Discount of the used points in euros, with taxes. */
  discount: number
}

export interface SavedCart {
  id: string
  /** `Y-m-d`. */
  day: string
  count: number
  /** In euros, with taxes. */
  total: number
  /** Number of the quote whose prices apply; empty if the shop's own prices do. */
  quote: string
}

/** The quote that the cart comes from. */
export interface Quote {
  id: string
  number: string
  /** `Y-m-d`. */
  day: string
}

/** `fidelite`. */
export const loyalty = v.pipe(
  v.object({ points: wireCount, valeur_ttc: wireCount, utilises: wireCount, remise_ttc: wireCount }),
  v.transform(
    (wire): Loyalty => ({
      points: wire.points,
      worth: wire.valeur_ttc,
      used: wire.utilises,
      discount: wire.remise_ttc,
    }),
  ),
)

/** An item of `paniers_sauvegardes`. */
export const savedCart = v.pipe(
  v.object({ idpanier: wireId, date: wireText, nb_articles: wireCount, total_ttc: wireCount, devis: wireText }),
  v.transform(
    (wire): SavedCart => ({
      id: wire.idpanier,
      day: wire.date,
      count: wire.nb_articles,
      total: wire.total_ttc,
      quote: wire.devis,
    }),
  ),
)

/** `devis`. */
export const quote = v.pipe(
  v.object({ iddevis: wireId, numero: wireText, date: wireText }),
  v.transform((wire): Quote => ({ id: wire.iddevis, number: wire.numero, day: wire.date })),
)
