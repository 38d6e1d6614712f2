import * as v from 'valibot'
import { wireCount, wireFlag, wireId, wireList, wireText } from '../../../core/wire-values.ts'

export interface Bank {
  id: string
  name: string
  chosen: boolean
}

export interface PaymentMeans {
  id: string
  name: string
  description: string
  /** Fee in euros, with taxes. */
  fee: number
  chosen: boolean
  /** Empty if there is no bank to choose. */
  banks: Bank[]
}

/** A category of means of payment (PAY-01). */
export interface PaymentCategory {
  title: string
  means: PaymentMeans[]
}

const bank = v.pipe(
  v.object({ idModePaiementBanque: wireId, nom: v.string(), choisie: wireFlag }),
  v.transform((wire): Bank => ({ id: wire.idModePaiementBanque, name: wire.nom, chosen: wire.choisie })),
)

const means = v.pipe(
  v.object({
    idMoyenPaie: wireId,
    nom: v.string(),
    description: wireText,
    frais_ttc: wireCount,
    choisi: wireFlag,
    banques: wireList(bank),
  }),
  v.transform(
    (wire): PaymentMeans => ({
      id: wire.idMoyenPaie,
      name: wire.nom,
      description: wire.description,
      fee: wire.frais_ttc,
      chosen: wire.choisi,
      banks: wire.banques,
    }),
  ),
)

/** An item of `moyens_paiement`. */
export const paymentCategory = v.pipe(
  v.object({ titre: wireText, moyens: wireList(means) }),
  v.transform((wire): PaymentCategory => ({ title: wire.titre, means: wire.moyens })),
)
