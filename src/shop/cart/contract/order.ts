import * as v from 'valibot'
import {
  wireCount,
  wireFlag,
  wireId,
  wireList,
  wireNumber,
  wireObject,
  wireOptionalNumber,
  wirePostalCode,
  wireText,
} from '../../../core/wire-values.ts'

const subjects = {
  relais: 'relay',
  adresse: 'address',
  offre: 'offer',
  paiement: 'payment',
  options: 'options',
  lignes: 'lines',
  point_de_vente: 'point-of-sale',
} as const

/** An item of `blocages`. A reason why the order cannot be placed yet. */
export const orderHindrance = v.pipe(
  v.object({ cible: wireText, message: wireText }),
  v.transform((wire) => ({
    about: wire.cible in subjects ? subjects[wire.cible as keyof typeof subjects] : 'other',
    message: wire.message,
  })),
)

export type Hindrance = v.InferOutput<typeof orderHindrance>

/** The answer of `valide_panier` once the order is placed. A refusal is answered with a cart, like any other action. */
export const orderReply = v.pipe(
  v.object({
    status: v.literal('ok'),
    html: wireText,
    js: wireText,
    commande: v.nullish(v.object({ numero: v.nullish(wireId, ''), total_ttc: wireOptionalNumber })),
  }),
  v.transform((wire) => ({
    order: { number: wire.commande?.numero ?? '', total: wire.commande?.total_ttc ?? null },
    html: wire.html,
    /** Code that runs after the HTML is inserted (decision 7). */
    js: wire.js,
  })),
)

const kinds = { domicile: 'home', relais: 'relay', retrait: 'pickup' } as const

/** An item of `offres`. A carrier's offer (CART-04): delivery at home, at a relay point, or pickup in a shop. */
export const deliveryOffer = v.pipe(
  wireObject({
    id: ['idoffre', wireId],
    name: ['nom', v.string()],
    carrier: ['transporteur', wireText],
    description: wireText,
    delay: ['delai', wireText],
    type: v.fallback(v.picklist(['domicile', 'relais', 'retrait']), 'domicile'),
    ht: ['prix_ht', wireNumber],
    ttc: ['prix_ttc', wireNumber],
    /** Amount of purchases with taxes from which the delivery is free; null if it never is. */
    freeFrom: ['gratuit_des', wireOptionalNumber],
    chosen: ['choisie', wireFlag],
  }),
  v.transform(({ type, ht, ttc, ...offer }) => ({ ...offer, kind: kinds[type], price: { ht, ttc } })),
)

export type DeliveryOffer = v.InferOutput<typeof deliveryOffer>

/** An item of `points_de_vente`. A shop where the order can be picked up. */
export const pointOfSale = wireObject({
  id: ['idpointdevente', wireId],
  name: ['nom', v.string()],
  address: ['adresse', wireText],
  postalCode: ['code_postal', wirePostalCode],
  city: ['ville', wireText],
  hours: ['horaires', wireText],
  chosen: ['choisi', wireFlag],
})

export type PointOfSale = v.InferOutput<typeof pointOfSale>

const bank = wireObject({
  id: ['idModePaiementBanque', wireId],
  name: ['nom', v.string()],
  chosen: ['choisie', wireFlag],
})

const means = wireObject({
  id: ['idMoyenPaie', wireId],
  name: ['nom', v.string()],
  description: wireText,
  /** Fee in euros, with taxes. */
  fee: ['frais_ttc', wireCount],
  chosen: ['choisi', wireFlag],
  /** Empty if there is no bank to choose. */
  banks: ['banques', wireList(bank)],
})

export type PaymentMeans = v.InferOutput<typeof means>

/** An item of `moyens_paiement`. A category of means of payment (PAY-01). */
export const paymentCategory = wireObject({ title: ['titre', wireText], means: ['moyens', wireList(means)] })

/** An item of `options`. A condition to accept before the order: `requiredOption[name]` (CART-05). */
export const orderOption = wireObject({
  name: v.string(),
  /** HTML of the site, which may contain links. */
  label: ['libelle', wireText],
  required: ['obligatoire', wireFlag],
  accepted: ['valeur', wireFlag],
})

export type OrderOption = v.InferOutput<typeof orderOption>

/** An item of `infos_sup`. A question of the shop about the order (`infossup`). */
export const extraInfo = wireObject({
  name: v.string(),
  label: ['libelle', wireText],
  kind: ['type', v.fallback(v.picklist(['text', 'textarea', 'date']), 'text')],
  value: ['valeur', wireText],
  required: ['obligatoire', wireFlag],
})
