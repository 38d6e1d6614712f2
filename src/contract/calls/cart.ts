import { addedReply } from '../../shop/add-to-cart/add-to-cart-contract.ts'
import { cartReply } from '../../shop/cart/contract/cart-reply.ts'
import { orderReply } from '../../shop/cart/contract/order.ts'
import type { CallDescription, CallField, Hook } from '../call.ts'

const service = 'ajax/modules/boutique/panier/traitement.php'

const least = {
  status: 'ok',
  panier: {
    nb_articles: 2,
    lignes: [{ idligne: '41', nom: 'Bol en grès', quantite: 2, prix_unitaire_ttc: 12 }],
    totaux: { total_ttc: 24 },
  },
}

const leastHtml = `
<ul data-flx-view data-flx-count="2" data-flx-total-ttc="24.00">
  <li data-flx-line="41">Bol en grès, 2 pièces, 24,00 €</li>
</ul>`

const hooksOfOutcome: Hook[] = [
  { selector: '.alert-danger', about: 'Refus, avec sa raison. Suffit sans panier.' },
  { selector: '.alert-success', about: 'Réussite, avec son message. Suffit sans panier.' },
]

const view: Hook[] = [
  {
    selector: '[data-flx-view]',
    about: 'Racine du panier. Une ligne ou un bouton avec son attribut suffit aussi.',
    isNeeded: true,
  },
  { selector: '[data-flx-line]', about: 'Identifiant d’une ligne.' },
  { selector: '[data-flx-action][data-flx-value]', about: 'Bouton : action et valeur.' },
  { selector: '[data-flx-count]', about: 'Nombre de pièces, affiché dans la pastille.' },
  { selector: '[data-flx-total-ttc], [data-flx-total-ht]', about: 'Les totaux, en euros.' },
  { selector: '[data-flx-version]', about: 'Numéro augmenté à chaque écriture du panier.' },
  { selector: '[data-flx-display]', about: 'ht ou ttc.' },
  { selector: '[data-flx-stage]', about: 'L’étape de la commande : cart, account, payment.' },
]

const cartJson = { schema: cartReply, least }
/** Returns the answer of the cart, with additional fields in its smallest example. */
const cartWith = (more: object) => ({ schema: cartReply, least: { ...least, ...more } })
const cartHtml = { hooks: [...view, ...hooksOfOutcome], least: leastHtml }

const action = (name: string): CallField => ({
  name: 'action',
  about: 'Action demandée.',
  values: [name],
  isAlways: true,
})
const ofLine: CallField[] = [
  { name: 'value', about: 'L’identifiant de la ligne.', isAlways: true },
  { name: 'idligne', about: 'Même valeur que value.', isAlways: true },
  { name: 'idarticle', about: 'Article, si la ligne l’indique.' },
  { name: 'idreference', about: 'Référence, si la ligne l’indique.' },
  { name: 'idanim', about: 'Animation commerciale, si la ligne l’indique.' },
]

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

/** The cart sends it with each call. The badge, which shows no step, does not. */
const step: CallField = {
  name: 'etape',
  about:
    'Étape de la page, présente dans son adresse. La réponse utilise cette étape si elle est accessible, sinon la dernière étape accessible.',
  values: ['panier', 'compte', 'paiement'],
}

/** Describes a call that is answered with a cart. */
function cartCall(
  id: string,
  title: string,
  about: string,
  fields: CallField[],
  more: Partial<CallDescription> = {},
): CallDescription {
  return {
    ...{ id, title, about, fields: [...fields, step], method: 'post', path: service, tags: ['flx-cart'] },
    json: cartJson,
    html: cartHtml,
    ...more,
  }
}

/** Describes a call of the cart whose only parameter is `value`. */
const valueCall = (name: string, title: string, about: string, value: string, more: Partial<CallDescription> = {}) =>
  cartCall(name, title, about, [action(name), { name: 'value', about: value, isAlways: true }], more)

const panierV3 = (name: string, value: string): CallField[] => [
  { name: 'panierv3[action]', about: 'Action demandée.', values: [name], isAlways: true },
  { name: 'panierv3[value]', about: value, isAlways: true },
]

/**
 * The answer to a search for relay points: the cart with the points found. In HTML, they have the form that the picker
 * reads.
 */
const foundRelays = (found: object): Pick<CallDescription, 'tags' | 'json' | 'html'> => ({
  tags: ['flx-relay-picker', 'flx-cart'],
  json: cartWith(found),
  html: {
    hooks: [relayHook, ...view, ...hooksOfOutcome],
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

export const cartCalls: CallDescription[] = [
  cartCall(
    'panier',
    'Lire le panier',
    'Le panier est demandé à l’ouverture si la page ne le contient pas, au retour sur l’onglet et par la pastille.',
    [{ name: 'action', about: 'Valeur vide.', values: [''], isAlways: true }],
    {
      tags: ['flx-cart', 'flx-cart-badge'],
      examples: ['panier', 'panier-minimal', 'panier-vide'],
      lesserExamples: ['pastille'],
    },
  ),
  cartCall(
    'modifQte',
    'Changer une quantité',
    'Le visiteur change la quantité d’une ligne. Des clics rapides n’envoient qu’un appel, et une réponse périmée est ignorée.',
    [action('modifQte'), ...ofLine, { name: 'quantite', about: 'Quantité demandée.', isAlways: true }],
    { examples: ['refus'] },
  ),
  cartCall('supArt', 'Retirer une ligne', 'Le visiteur retire une ligne ; le focus passe à la ligne voisine.', [
    action('supArt'),
    ...ofLine,
  ]),
  valueCall(
    'useCodePromo',
    'Utiliser un code',
    'Le visiteur saisit un code promo ; un refus s’affiche près du champ.',
    'Le code saisi.',
  ),
  valueCall('deleteCodePromo', 'Retirer un code', 'Le visiteur retire un code promo.', 'Le code.'),
  cartCall(
    'add_ref_catalogue',
    'Ajouter par référence',
    'Le visiteur ajoute un article par la référence du catalogue papier.',
    [
      action('add_ref_catalogue'),
      { name: 'value', about: 'La référence saisie.', isAlways: true },
      { name: 'quantite', about: 'Nombre de pièces.' },
    ],
  ),
  valueCall(
    'usePtsFidelite',
    'Utiliser des points',
    'Le client utilise ses points de fidélité, déduits du total.',
    'Nombre de points ; 0 annule leur utilisation.',
  ),
  valueCall(
    'annuledevis',
    'Quitter un devis',
    'Le client abandonne le devis d’origine du panier.',
    'Identifiant du devis.',
  ),
  valueCall(
    'chargePanier',
    'Reprendre un panier enregistré',
    'Le client ajoute les lignes d’un panier enregistré.',
    'Identifiant du panier enregistré.',
  ),
  cartCall('infossup', 'Répondre à une question', 'Le visiteur répond à une question de la boutique sur la commande.', [
    action('infossup'),
    { name: '{name}', about: 'Réponse à chaque question, sous son nom.' },
  ]),
  cartCall(
    'change_aff_prix',
    'Afficher les prix HT ou TTC',
    'Ce choix s’applique à toute la visite.',
    panierV3('change_aff_prix', 'ht ou ttc.'),
  ),
  valueCall(
    'chgEtape',
    'Changer d’étape',
    'Le visiteur change d’étape, par un bouton ou par l’historique du navigateur. L’adresse de la page suit, et le focus va au titre de l’étape.',
    'panier, compte ou paiement.',
    {
      examples: ['compte', 'paiement'],
    },
  ),
  cartCall(
    'connexion',
    'Se connecter dans le panier',
    'Le client se connecte et garde son panier. Si un code est attendu, la réponse est celle de l’extranet, avec open_popup_code.',
    [
      action('connexion'),
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
      action('new_compte'),
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
      action('sans_compte'),
      { name: 'prenom', about: 'Prénom.', isAlways: true },
      { name: 'nom', about: 'Nom.', isAlways: true },
      { name: 'email', about: 'Adresse e-mail de suivi de la commande.', isAlways: true },
    ],
  ),
  cartCall(
    'mdp_oublie',
    'Mot de passe oublié',
    'Le client demande un nouveau mot de passe. La réponse est la même pour une adresse inconnue.',
    [action('mdp_oublie'), { name: 'email', about: 'Adresse e-mail.', isAlways: true }],
  ),
  cartCall('new_adresse', 'Ajouter une adresse', 'Le client ajoute une adresse, choisie aussitôt.', [
    action('new_adresse'),
    ...addressFields,
  ]),
  cartCall(
    'modif_adresse',
    'Changer une adresse',
    'Le client modifie une adresse ; les erreurs s’affichent dans les champs.',
    [action('modif_adresse'), { name: 'idadresse', about: 'L’adresse à changer.', isAlways: true }, ...addressFields],
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
      action('change_moyen_paie'),
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
      action('refreshRelais'),
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
      action('selectRelais'),
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
          ...least.panier,
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
    path: service,
    about:
      'Le client passe commande. La même clé donne toujours la même commande. Si le total a changé, la commande n’est pas passée. Un refus est la réponse d’un panier.',
    fields: [
      action('valide_panier'),
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
        ...hooksOfOutcome,
      ],
      least: `<p data-flx-order="C-1024">Merci, votre commande C-1024 est passée.</p>`,
    },
    examples: ['commande'],
  },
  {
    id: 'add_item',
    title: 'Ajouter au panier',
    tags: ['flx-add-to-cart', 'flx-purchase-form'],
    method: 'post',
    path: 'ajax/modules/boutique/panier/add_item.php',
    about:
      'Le visiteur ajoute un article. Tous les champs du formulaire sont envoyés. Si la réponse ne contient pas de panier, la pastille et les paniers de la page sont actualisés.',
    fields: [
      { name: 'idarticle', about: 'L’article.', isAlways: true },
      { name: 'idreference', about: 'La référence choisie.' },
      { name: 'quantite', about: 'Nombre de pièces ; absent, une.' },
      { name: 'cle_ajout', about: 'Clé de l’ajout, identique si l’appel est répété.' },
      step,
    ],
    json: { schema: addedReply, least: { status: 'ok' } },
    html: {
      hooks: [
        { selector: '.alert-success', about: 'Réussite. Un panier suffit aussi.', isNeeded: true },
        { selector: '.alert-danger', about: 'Refus, avec sa raison.' },
      ],
      least: '<p class="alert alert-success">Votre bol est au panier.</p>',
    },
    examples: ['ajout'],
  },
]
