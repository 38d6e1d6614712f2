import * as v from 'valibot'
import {
  wireCount,
  wireFlag,
  wireId,
  wireList,
  wireNumber,
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
  v.transform((wire) => ({
    id: wire.idoffre,
    name: wire.nom,
    carrier: wire.transporteur,
    description: wire.description,
    delay: wire.delai,
    kind: kinds[wire.type],
    price: { ht: wire.prix_ht, ttc: wire.prix_ttc },
    /** Amount of purchases with taxes from which the delivery is free; null if it never is. */
    freeFrom: wire.gratuit_des ?? null,
    chosen: wire.choisie,
  })),
)

export type DeliveryOffer = v.InferOutput<typeof deliveryOffer>

/** An item of `points_de_vente`. A shop where the order can be picked up. */
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
  v.transform((wire) => ({
    id: wire.idpointdevente,
    name: wire.nom,
    address: wire.adresse,
    postalCode: wire.code_postal,
    city: wire.ville,
    hours: wire.horaires,
    chosen: wire.choisi,
  })),
)

export type PointOfSale = v.InferOutput<typeof pointOfSale>

const bank = v.pipe(
  v.object({ idModePaiementBanque: wireId, nom: v.string(), choisie: wireFlag }),
  v.transform((wire) => ({ id: wire.idModePaiementBanque, name: wire.nom, chosen: wire.choisie })),
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
  v.transform((wire) => ({
    id: wire.idMoyenPaie,
    name: wire.nom,
    description: wire.description,
    /** Fee in euros, with taxes. */
    fee: wire.frais_ttc,
    chosen: wire.choisi,
    /** Empty if there is no bank to choose. */
    banks: wire.banques,
  })),
)

export type PaymentMeans = v.InferOutput<typeof means>

/** An item of `moyens_paiement`. A category of means of payment (PAY-01). */
export const paymentCategory = v.pipe(
  v.object({ titre: wireText, moyens: wireList(means) }),
  v.transform((wire) => ({ title: wire.titre, means: wire.moyens })),
)

/** An item of `options`. A condition to accept before the order: `requiredOption[name]` (CART-05). */
export const orderOption = v.pipe(
  v.object({ name: v.string(), libelle: wireText, obligatoire: wireFlag, valeur: wireFlag }),
  v.transform((wire) => ({
    name: wire.name,
    /** HTML of the site, which may contain links. */
    label: wire.libelle,
    required: wire.obligatoire,
    accepted: wire.valeur,
  })),
)

export type OrderOption = v.InferOutput<typeof orderOption>

/** An item of `infos_sup`. A question of the shop about the order (`infossup`). */
export const extraInfo = v.pipe(
  v.object({
    name: v.string(),
    libelle: wireText,
    type: v.fallback(v.picklist(['text', 'textarea', 'date']), 'text'),
    valeur: wireText,
    obligatoire: wireFlag,
  }),
  v.transform((wire) => ({
    name: wire.name,
    label: wire.libelle,
    kind: wire.type,
    value: wire.valeur,
    required: wire.obligatoire,
  })),
)
