import * as v from 'valibot'
import {
  wireFlag,
  wireId,
  wireNumber,
  wireOptionalNumber,
  wirePostalCode,
  wireText,
} from '../../../core/wire-values.ts'
import type { Price } from './totals.ts'

/** A carrier's offer (CART-04): delivery at home, at a relay point, or pickup in a shop. */
export interface DeliveryOffer {
  id: string
  name: string
  carrier: string
  description: string
  delay: string
  kind: 'home' | 'relay' | 'pickup'
  price: Price
  /** Amount of purchases with taxes from which the delivery is free; null if it never is. */
  freeFrom: number | null
  chosen: boolean
}

/** A shop where the order can be picked up. */
export interface PointOfSale {
  id: string
  name: string
  address: string
  postalCode: string
  city: string
  hours: string
  chosen: boolean
}

const kinds = { domicile: 'home', relais: 'relay', retrait: 'pickup' } as const

/** An item of `offres`. */
export const deliveryOffer = v.pipe(
  v.object({
    idoffre: wireId,
    nom: v.string(),
    transporteur: wireText,
    description: wireText,
    delai: wireText,
    type: v.fallback(v.picklist(['domicile', 'relais', 'retrait']), 'domicile'),
    prix_ht: wireNumber,
    prix_ttc: wireNumber,
    gratuit_des: wireOptionalNumber,
    choisie: wireFlag,
  }),
  v.transform(
    (wire): DeliveryOffer => ({
      id: wire.idoffre,
      name: wire.nom,
      carrier: wire.transporteur,
      description: wire.description,
      delay: wire.delai,
      kind: kinds[wire.type],
      price: { ht: wire.prix_ht, ttc: wire.prix_ttc },
      freeFrom: wire.gratuit_des ?? null,
      chosen: wire.choisie,
    }),
  ),
)

/** An item of `points_de_vente`. */
export const pointOfSale = v.pipe(
  v.object({
    idpointdevente: wireId,
    nom: v.string(),
    adresse: wireText,
    code_postal: wirePostalCode,
    ville: wireText,
    horaires: wireText,
    choisi: wireFlag,
  }),
  v.transform(
    (wire): PointOfSale => ({
      id: wire.idpointdevente,
      name: wire.nom,
      address: wire.adresse,
      postalCode: wire.code_postal,
      city: wire.ville,
      hours: wire.horaires,
      chosen: wire.choisi,
    }),
  ),
)
