import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { CartView, noticeOf } from '../../src/shop/cart/view/cart-view.tsx'
import type { Answer } from './answers-client.ts'
import { foreignCart, type WireCart, wireCart } from './cart-wire.tsx'

type Wire = Record<string, unknown>

export interface OrderState extends Partial<WireCart> {
  /** Fields of `panier`, as they are sent. */
  panier?: Wire
  /** Fields beside `panier`: `villes`, `erreurs`… */
  beside?: Wire
  /** The action that it answers, and its value. The server renders the notice with them. */
  asked?: string
  value?: string
  /** Text of the order button. */
  orderLabel?: string
}

export const client = { idcontact: '5', prenom: 'Anne', nom: 'Le Gall', email: 'anne@exemple.fr' }

export const adresse = (more: Wire = {}): Wire => ({
  idadresse: '3',
  intitule: 'Maison',
  civilite: 'Madame',
  prenom: 'Anne',
  nom: 'Le Gall',
  societe: '',
  adresse: '12 rue de Siam',
  complement: '',
  code_postal: '29200',
  ville: 'Brest',
  pays: 'FR',
  telephone: '0298000000',
  ...more,
})

export const offre = (more: Wire = {}): Wire => ({
  idoffre: '2',
  nom: 'Colissimo à domicile',
  transporteur: 'Colissimo',
  description: 'Remis contre signature',
  delai: '48 h',
  type: 'domicile',
  prix_ht: 4.17,
  prix_ttc: 5,
  gratuit_des: 60,
  choisie: false,
  ...more,
})

export const parRelais = (more: Wire = {}): Wire =>
  offre({ idoffre: '4', nom: 'Mondial Relay', transporteur: 'Mondial Relay', type: 'relais', ...more })

export const retrait = (more: Wire = {}): Wire =>
  offre({
    idoffre: '6',
    nom: 'Retrait en boutique',
    transporteur: '',
    type: 'retrait',
    prix_ht: 0,
    prix_ttc: 0,
    ...more,
  })

export const relais = {
  relais_id: '001726',
  relais_params: 'A|1;é',
  nom: 'Tabac des Arts',
  adresse: '3 rue Jaurès',
  code_postal: '29200',
  ville: 'Brest',
}

export const pointRelais = (more: Wire = {}): Wire => ({
  ...relais,
  complement: '',
  latitude: '48,3903',
  longitude: null,
  distance_m: 1240,
  horaires: [
    { jour: 'Lundi', ouvert: '09:00-12:00 14:00-19:00' },
    { jour: 'Dimanche', ouvert: '' },
  ],
  photo: '',
  ...more,
})

export const carte = (more: Wire = {}): Wire => ({
  idMoyenPaie: '1',
  nom: 'Carte bancaire',
  description: 'Paiement sécurisé',
  frais_ttc: 0,
  choisi: true,
  banques: [
    { idModePaiementBanque: '11', nom: 'Banque de l’Ouest', choisie: true },
    { idModePaiementBanque: '12', nom: 'Crédit du Ponant', choisie: false },
  ],
  ...more,
})

export const virement = (more: Wire = {}): Wire => ({
  idMoyenPaie: '2',
  nom: 'Virement',
  description: '',
  frais_ttc: 1.5,
  choisi: false,
  banques: [],
  ...more,
})

export const moyens = [
  { titre: 'En ligne', moyens: [carte()] },
  { titre: 'Autrement', moyens: [virement()] },
]

export const cgv = (more: Wire = {}): Wire => ({
  name: 'cgv',
  libelle: 'J’accepte les <a href="/cgv">conditions g&eacute;nérales</a> de vente',
  obligatoire: true,
  valeur: 0,
  ...more,
})

export const key = '6f9f1d7c-0b51-4a0e-9d54-3a2b4f1c0e11'

/** Returns a cart at its last step that can be ordered, unless the test changes something. */
export const toPay = (panier: Wire = {}): OrderState => ({
  panier: {
    etape: 'paiement',
    cle_commande: key,
    client,
    adresses: [adresse()],
    adresse_facturation: '3',
    adresse_livraison: '3',
    offres: [offre({ choisie: true }), parRelais(), retrait()],
    moyens_paiement: moyens,
    options: [cgv()],
    ...panier,
  },
})

export function wireOrder({ panier, beside, ...cart }: OrderState) {
  const wire = wireCart(cart)
  return { ...wire, ...beside, panier: { ...wire.panier, ...panier } }
}

/** Returns the same cart as HTML of our server. */
export function htmlOrder(state: OrderState): string {
  const reply = parse(cartReply, wireOrder(state))
  return renderToStaticMarkup(
    <CartView
      cart={reply.cart}
      action="/globalflexit/cart"
      notice={noticeOf(reply, state.asked ?? '', state.value)}
      relays={reply.relays}
      orderLabel={state.orderLabel}
      shopHref="/boutique"
    />,
  )
}

export const orderJson = (state: OrderState, more: Answer = {}): Answer => ({ body: wireOrder(state), ...more })
export const orderForeign = (state: OrderState, more: Answer = {}): Answer => ({
  body: foreignCart(wireOrder(state), state.asked, state.value),
  ...more,
})
export const orderHtml = (state: OrderState, more: Answer = {}): Answer => ({ body: htmlOrder(state), ...more })

const confirmation = (number: string, script = ''): string =>
  `<div data-flx-view="order" data-flx-order="${number}"><h2>Commande ${number}</h2><p>Merci.</p>${script}</div>`

/** The answers to a placed order, in JSON and HTML. Their code records that it ran. */
export const placedJson = (number = 'C-1', more: Answer = {}): Answer => ({
  body: {
    status: 'ok',
    html: confirmation(number),
    js: `window.orderRan = (window.orderRan ?? 0) + 1; window.orderEnd = '</script>'`,
    commande: { numero: number, total_ttc: 17, paiement_url: null, url: `/commande/${number}` },
  },
  ...more,
})

export const placedHtml = (number = 'C-1', more: Answer = {}): Answer => ({
  body: confirmation(number, '<script>window.orderRan = (window.orderRan ?? 0) + 1</script>'),
  ...more,
})
