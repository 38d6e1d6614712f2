import { orderReply } from '../../shop/cart/contract/order.ts'
import { actionField, type CallDescription, type CallField, type Hook } from '../call.ts'
import {
  cartCall,
  cartHooks,
  cartOutcomeHooks,
  cartService,
  cartWith,
  leastCart,
  panierV3,
  step,
  valueCall,
} from './cart-call.ts'

const addressFields: CallField[] = [
  { name: 'intitule', about: 'Nom donné par le client.' },
  { name: 'civilite', about: 'Civilité.' },
  { name: 'prenom', about: 'Prénom.' },
  { name: 'nom', about: 'Nom.' },
  { name: 'societe', about: 'Société.' },
  { name: 'adresse', about: 'Numéro et rue.' },
  { name: 'complement', about: 'Complément.' },
  { name: 'code_postal', about: 'Code postal.' },
  { name: 'ville', about: 'Ville.' },
  { name: 'pays', about: 'Pays, en deux lettres.' },
  { name: 'telephone', about: 'Téléphone.' },
  { name: 'suite', about: 'Première adresse : étape à ouvrir une fois l’adresse enregistrée.', values: ['paiement'] },
]

/**
 * The answer to a search for relay points: the cart with the points found. In HTML, they have the form that the picker
 * reads.
 */
const foundRelays = (found: object): Pick<CallDescription, 'tags' | 'json' | 'html'> => ({
  tags: ['flx-relay-picker', 'flx-cart'],
  json: cartWith(found),
  html: {
    hooks: [relayHook, ...cartHooks, ...cartOutcomeHooks],
    least: `<div data-flx-view data-flx-count="2">
  <flx-relay-picker><script type="application/json">${JSON.stringify(found)}</script></flx-relay-picker>
</div>`,
  },
})

const relayHook: Hook = {
  selector: 'flx-relay-picker > script[type="application/json"]',
  about: 'Villes et points trouvés, au même format qu’en JSON.',
  isNeeded: true,
}

/** The steps from the cart to the order: the account, the addresses, the delivery and the payment. */
export const checkoutCalls: CallDescription[] = [
  cartCall(
    'connexion',
    'Se connecter dans le panier',
    'Le client se connecte et garde son panier. Si un code est attendu, la réponse est celle de l’extranet, avec open_popup_code.',
    [
      actionField('connexion'),
      { name: 'email', about: 'Adresse e-mail.', isAlways: true },
      { name: 'password', about: 'Mot de passe.', isAlways: true },
    ],
    { examples: ['compte'] },
  ),
  cartCall(
    'new_compte',
    'Créer son compte dans le panier',
    'Le visiteur crée un compte, est connecté et garde son panier.',
    [
      actionField('new_compte'),
      { name: 'prenom', about: 'Prénom.' },
      { name: 'nom', about: 'Nom.' },
      { name: 'email', about: 'Adresse e-mail.', isAlways: true },
      { name: 'email_confirm', about: 'Confirmation de l’adresse e-mail.' },
      { name: 'password', about: 'Mot de passe.' },
      { name: 'password_confirm', about: 'Confirmation du mot de passe.' },
      { name: 'token', about: 'Code reçu par e-mail, si le serveur le demande.' },
    ],
  ),
  cartCall(
    'sans_compte',
    'Commander sans compte',
    'Le visiteur commande sans compte, si le panier contient sans_compte. Il saisit ensuite ses adresses, comme avec un compte.',
    [
      actionField('sans_compte'),
      { name: 'prenom', about: 'Prénom.', isAlways: true },
      { name: 'nom', about: 'Nom.', isAlways: true },
      { name: 'email', about: 'Adresse e-mail de suivi de la commande.', isAlways: true },
    ],
  ),
  cartCall(
    'mdp_oublie',
    'Mot de passe oublié',
    'Le client demande un nouveau mot de passe. La réponse est la même pour une adresse inconnue.',
    [actionField('mdp_oublie'), { name: 'email', about: 'Adresse e-mail.', isAlways: true }],
  ),
  cartCall('new_adresse', 'Ajouter une adresse', 'Le client ajoute une adresse, choisie aussitôt.', [
    actionField('new_adresse'),
    ...addressFields,
  ]),
  cartCall(
    'modif_adresse',
    'Changer une adresse',
    'Le client modifie une adresse ; les erreurs s’affichent dans les champs.',
    [
      actionField('modif_adresse'),
      { name: 'idadresse', about: 'L’adresse à changer.', isAlways: true },
      ...addressFields,
    ],
  ),
  valueCall(
    'affect_adresse_facturation',
    'Choisir l’adresse de facturation',
    'Le client choisit l’adresse de facturation de cette commande.',
    'idadresse.',
  ),
  valueCall(
    'affect_adresse_livraison',
    'Choisir l’adresse de livraison',
    'Le client choisit l’adresse de livraison ; les offres peuvent changer.',
    'idadresse.',
  ),
  valueCall(
    'selOffre',
    'Choisir une livraison',
    'Le client choisit un mode de livraison ; les totaux changent.',
    'idoffre.',
  ),
  cartCall(
    'change_moyen_paie',
    'Choisir un moyen de paiement',
    'Le client choisit un moyen de paiement, et sa banque s’il y en a plusieurs.',
    [
      actionField('change_moyen_paie'),
      { name: 'value', about: 'idMoyenPaie.', isAlways: true },
      { name: 'idMoyenPaie', about: 'Même valeur que value.' },
      { name: 'idModePaiementBanque', about: 'La banque.' },
    ],
  ),
  valueCall(
    'searchVille',
    'Chercher une ville',
    'Le client saisit un code postal. La réponse contient villes, avec le panier.',
    'Code postal de cinq chiffres.',
    foundRelays({ villes: [{ nom: 'Brest', code_postal: '29200' }] }),
  ),
  cartCall(
    'refreshRelais',
    'Chercher des points relais',
    'Le client cherche des points relais. La réponse contient relais_liste, avec le panier.',
    [
      actionField('refreshRelais'),
      { name: 'code_postal', about: 'Code postal.' },
      { name: 'ville', about: 'La ville choisie.' },
    ],
    foundRelays({ relais_liste: [{ relais_id: 'R29200BR0', nom: 'Presse du phare' }] }),
  ),
  cartCall(
    'selectRelais',
    'Choisir un point relais',
    'Le client choisit un point relais pour cette commande.',
    [
      actionField('selectRelais'),
      { name: 'relais_id', about: 'Identifiant du point, sans modification.', isAlways: true },
      { name: 'relais_params', about: 'Données du transporteur, sans modification.' },
      { name: 'relais_pref', about: '1 pour retenir le point, 0 sinon.', values: ['0', '1'] },
    ],
    { tags: ['flx-relay-picker', 'flx-cart'] },
  ),
  cartCall(
    'getpointsdevente',
    'Demander les points de vente',
    'Le client demande les points de vente, affichés dans une fenêtre.',
    panierV3('getpointsdevente', 'Le code postal de la livraison ; vide, tous.'),
    {
      json: cartWith({
        panier: {
          ...leastCart.panier,
          etape: 'paiement',
          offres: [{ idoffre: '3', nom: 'Retrait', type: 'retrait', prix_ht: 0, prix_ttc: 0, choisie: true }],
        },
        points_de_vente: [{ idpointdevente: '1', nom: 'Le comptoir du port' }],
      }),
    },
  ),
  cartCall(
    'change_idpointdevente',
    'Choisir un point de vente',
    'Le client choisit le point de vente où retirer sa commande.',
    panierV3('change_idpointdevente', 'idpointdevente.'),
  ),
  {
    id: 'valide_panier',
    title: 'Commander',
    tags: ['flx-cart'],
    method: 'post',
    path: cartService,
    about:
      'Le client passe commande. La même clé donne toujours la même commande. Si le total a changé, la commande n’est pas passée. Un refus est la réponse d’un panier.',
    fields: [
      actionField('valide_panier'),
      { name: 'cle_commande', about: 'Clé de la commande, fournie par le panier.' },
      { name: 'total_vu', about: 'Total TTC affiché au visiteur, en euros.' },
      { name: 'prix_vus', about: 'Le prix TTC d’une pièce par ligne : 41:12.00 42:9.50.' },
      { name: 'idMoyenPaie', about: 'Le moyen de paiement choisi.' },
      { name: 'idModePaiementBanque', about: 'La banque choisie.' },
      { name: 'requiredOption[{name}]', about: '1 pour chaque option acceptée.' },
      { name: 'relais_id', about: 'Le point relais.' },
      { name: 'relais_params', about: 'Données du transporteur.' },
      { name: 'relais_pref', about: '1 pour retenir le point.', values: ['1'] },
      step,
    ],
    json: {
      schema: orderReply,
      least: { status: 'ok', html: '<p>Merci, votre commande est passée.</p>' },
      about: {
        html: 'Prend la place du panier.',
        numero: 'Le numéro de la commande.',
        total_ttc: 'Montant à payer, TTC.',
      },
    },
    html: {
      hooks: [
        {
          selector: '[data-flx-order]',
          about: 'Numéro de la commande passée ; la réponse remplace le panier.',
          isNeeded: true,
        },
        ...cartOutcomeHooks,
      ],
      least: `<p data-flx-order="C-1024">Merci, votre commande C-1024 est passée.</p>`,
    },
    examples: ['commande'],
  },
]
