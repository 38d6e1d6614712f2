import { fieldsOf } from '../accounts/addresses.ts'
import { type CartState, isShipped } from '../cart/cart-state.ts'
import { euros, withoutTax } from '../cart/money.ts'
import type { CartTotals } from '../cart/totals.ts'
import { dayOf } from '../format.ts'
import { sayPromise } from '../orders/expected-delivery.ts'
import type { RelayPoint } from '../relays/relay-points.ts'
import { type Checkout, deliveryPrice, freeFrom, pointValue, serviceVat } from './checkout-state.ts'
import type { Desk } from './desk.ts'
import { extraFields, orderOptions } from './extras.ts'
import { obstaclesOf } from './obstacles.ts'

const idOf = (id: number | null): string => (id === null ? '' : String(id))

/** Returns a relay point as an entry of the lists that are sent. */
export function wireRelayPoint(point: RelayPoint) {
  return {
    relais_id: point.id,
    relais_params: point.params,
    nom: point.name,
    adresse: point.street,
    complement: point.more || null,
    code_postal: point.postalCode,
    ville: point.city,
    latitude: point.latitude,
    longitude: point.longitude,
    distance_m: point.distance,
    horaires: point.hours.map(({ day, open }) => ({ jour: day, ouvert: open })),
    photo: null,
  }
}

const wireAddress = (address: Desk['addresses'][number]) => ({
  idadresse: String(address.id),
  ...fieldsOf(address),
})

export const wireSalePoint = (point: Desk['salePoints'][number], chosen: number | null) => ({
  idpointdevente: String(point.id),
  nom: point.name,
  adresse: point.street,
  code_postal: point.postalCode,
  ville: point.city,
  horaires: point.hours,
  choisi: point.id === chosen,
})

function wireOffers({ checkout }: CartState, { offers }: Desk, articlesTtc: number, day: string) {
  return offers.map((offer) => {
    const price = deliveryPrice(offer, articlesTtc)
    const free = freeFrom(offer)
    return {
      idoffre: String(offer.id),
      nom: offer.name,
      transporteur: offer.carrier,
      description: offer.description,
      delai: sayPromise(day, offer.delay, offer.kind === 'retrait'),
      type: offer.kind,
      prix_ht: euros(withoutTax(price, serviceVat)),
      prix_ttc: euros(price),
      gratuit_des: free === null || free === 0 ? null : euros(free),
      choisie: offer.id === checkout.offer?.id,
    }
  })
}

function wireMethods({ checkout }: CartState, { methods, banks }: Desk) {
  const categories = [...new Set(methods.map(({ category }) => category))]
  return categories.map((category) => ({
    titre: category,
    moyens: methods
      .filter((method) => method.category === category)
      .map((method) => ({
        idMoyenPaie: String(method.id),
        nom: method.name,
        description: method.description,
        frais_ttc: euros(method.feeTtc),
        choisi: method.id === checkout.payment?.methodId,
        banques: banks
          .filter(({ methodId }) => methodId === method.id)
          .map(({ id, name }) => ({
            idModePaiementBanque: String(id),
            nom: name,
            choisie: id === checkout.payment?.bankId,
          })),
      })),
  }))
}

/** Returns the chosen relay point; `relais_pref` is 1 when it is kept for later orders. */
function wireRelay({ relay, relayRemembered }: Checkout) {
  if (!relay) return null
  const { id, params, name, street, postalCode, city } = relay
  return {
    relais_id: id,
    relais_params: params,
    nom: name,
    adresse: street,
    code_postal: postalCode,
    ville: city,
    relais_pref: Number(relayRemembered),
  }
}

/** Returns true for a private customer: no company is billed, and prices are shown with tax. */
function isRetail({ priceDisplay, checkout }: CartState, { addresses }: Desk): boolean {
  const billed = addresses.find(({ id }) => id === checkout.billingAddressId)
  return priceDisplay === 'ttc' && !billed?.company
}

/** Returns the part of `panier` about the order to come: client, addresses, delivery, payment, and missing choices. */
export function wireDesk(state: CartState, desk: Desk, totals: CartTotals, day: string) {
  const { checkout } = state
  const { client } = desk
  const shipped = isShipped(state)
  return {
    particulier: Number(isRetail(state, desk)),
    cle_commande: checkout.orderKey ?? '',
    client: client && {
      idcontact: String(client.id),
      prenom: client.firstName,
      nom: client.lastName,
      email: client.email,
      invite: Number(client.isGuest),
    },
    sans_compte: 1,
    invite_sans_nom: 1,
    suggestions_adresse: 'Adresse.chercher',
    suggestions_code_postal: 'CodePostal.chercher',
    adresses: desk.addresses.map(wireAddress),
    adresse_facturation: idOf(checkout.billingAddressId),
    a_livrer: shipped,
    adresse_livraison: shipped ? idOf(checkout.deliveryAddressId) : '',
    offres: shipped ? wireOffers(state, desk, totals.articles.ttc - totals.discount.ttc, day) : [],
    relais: shipped ? wireRelay(checkout) : null,
    points_de_vente: shipped ? desk.salePoints.map((point) => wireSalePoint(point, checkout.salePointId)) : [],
    moyens_paiement: wireMethods(state, desk),
    fidelite:
      client && !client.isGuest
        ? {
            points: checkout.balance,
            valeur_ttc: euros(checkout.balance * pointValue),
            utilises: totals.points,
            remise_ttc: euros(totals.loyalty.ttc),
          }
        : null,
    options: orderOptions.map(({ name, html, required }) => ({
      name,
      libelle: html,
      obligatoire: required,
      valeur: checkout.options[name] ?? 0,
    })),
    paniers_sauvegardes: desk.savedCarts.map(({ id, createdAt, count, totalTtc, quote }) => ({
      ...(quote ? { devis: quote } : {}),
      idpanier: String(id),
      date: dayOf(createdAt),
      nb_articles: count,
      total_ttc: euros(totalTtc),
    })),
    devis: checkout.quote && {
      iddevis: String(checkout.quote.id),
      numero: checkout.quote.number,
      date: dayOf(checkout.quote.createdAt),
    },
    infos_sup: (shipped ? extraFields : []).map(({ name, label, type, required }) => ({
      name,
      libelle: label,
      type,
      valeur: checkout.extras[name] ?? '',
      obligatoire: required,
    })),
    blocages: obstaclesOf(state, desk).map(({ target, message }) => ({ cible: target, message })),
  }
}
