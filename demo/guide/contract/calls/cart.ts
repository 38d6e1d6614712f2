import { addedReply } from '../../../../src/shop/add-to-cart/add-to-cart-contract.ts'
import { cartReply } from '../../../../src/shop/cart/contract/cart-reply.ts'
import { orderReply } from '../../../../src/shop/cart/contract/order.ts'
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

const said: Hook[] = [
  { selector: '.alert-danger', about: 'C’est refusé ; son texte dit pourquoi. Sans panier, il suffit.' },
  { selector: '.alert-success', about: 'C’est fait ; son texte le dit. Sans panier, il suffit.' },
]

const view: Hook[] = [
  {
    selector: '[data-flx-view]',
    about: 'La racine du panier. Une ligne ou une commande avec son accroche le disent aussi.',
    isNeeded: true,
  },
  { selector: '[data-flx-line]', about: 'Une ligne, par son identifiant.' },
  { selector: '[data-flx-action][data-flx-value]', about: 'Une commande : son action, et sur quoi.' },
  { selector: '[data-flx-count]', about: 'Nombre de pièces : la pastille le lit.' },
  { selector: '[data-flx-total-ttc], [data-flx-total-ht]', about: 'Les totaux, en euros.' },
  { selector: '[data-flx-version]', about: 'Grandit à chaque écriture du panier.' },
  { selector: '[data-flx-display]', about: 'ht ou ttc.' },
  { selector: '[data-flx-stage]', about: 'L’étape de la commande : cart, account, payment.' },
]

const cartJson = { schema: cartReply, least }
/** A cart that says something more. */
const cartWith = (more: object) => ({ schema: cartReply, least: { ...least, ...more } })
const cartHtml = { hooks: [...view, ...said], least: leastHtml }

const action = (name: string): CallField => ({ name: 'action', about: 'L’action.', values: [name], isAlways: true })
const ofLine: CallField[] = [
  { name: 'value', about: 'L’identifiant de la ligne.', isAlways: true },
  { name: 'idligne', about: 'Le même.', isAlways: true },
  { name: 'idarticle', about: 'L’article, si la ligne le dit.' },
  { name: 'idreference', about: 'La référence, si la ligne la dit.' },
  { name: 'idanim', about: 'L’animation commerciale, si la ligne la dit.' },
]

const addressFields: CallField[] = [
  { name: 'intitule', about: 'Comment le client l’appelle.' },
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
]

/** The cart of the page sends it with each call; the badge, which shows no step, does not. */
const step: CallField = {
  name: 'etape',
  about:
    'L’étape où en est la page, celle de son adresse : la réponse la montre si elle est ouverte, sinon la dernière qui l’est.',
  values: ['panier', 'compte', 'paiement'],
}

/** A call of the cart that answers a cart. */
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

/** One that says what it is about in `value` alone. */
const valueCall = (name: string, title: string, about: string, value: string, more: Partial<CallDescription> = {}) =>
  cartCall(name, title, about, [action(name), { name: 'value', about: value, isAlways: true }], more)

const panierV3 = (name: string, value: string): CallField[] => [
  { name: 'panierv3[action]', about: 'L’action.', values: [name], isAlways: true },
  { name: 'panierv3[value]', about: value, isAlways: true },
]

/** What a search of relay points found, with the cart: in HTML, as the picker reads it. */
const foundRelays = (found: object): Pick<CallDescription, 'tags' | 'json' | 'html'> => ({
  tags: ['flx-relay-picker', 'flx-cart'],
  json: cartWith(found),
  html: {
    hooks: [relayHook, ...view, ...said],
    least: `<div data-flx-view data-flx-count="2">
  <flx-relay-picker><script type="application/json">${JSON.stringify(found)}</script></flx-relay-picker>
</div>`,
  },
})

const relayHook: Hook = {
  selector: 'flx-relay-picker > script[type="application/json"]',
  about: 'Les villes et les points trouvés, avec les noms qu’ils ont en JSON.',
  isNeeded: true,
}

export const cartCalls: CallDescription[] = [
  cartCall(
    'panier',
    'Lire le panier',
    'Demandé au départ si la page ne le contient pas, au retour sur l’onglet, et par la pastille. La réponse doit être un panier.',
    [{ name: 'action', about: 'Vide.', values: [''], isAlways: true }],
    { tags: ['flx-cart', 'flx-cart-badge'], examples: ['panier', 'panier-minimal', 'panier-vide', 'pastille'] },
  ),
  cartCall(
    'modifQte',
    'Changer une quantité',
    'Les clics rapides ne font qu’un appel ; une réponse dont la quantité n’est plus celle voulue n’est pas montrée.',
    [action('modifQte'), ...ofLine, { name: 'quantite', about: 'La quantité voulue.', isAlways: true }],
    { examples: ['refus'] },
  ),
  cartCall('supArt', 'Retirer une ligne', 'La ligne part ; le focus va à sa voisine.', [action('supArt'), ...ofLine]),
  valueCall('useCodePromo', 'Utiliser un code', 'Un refus se dit près du champ du code.', 'Le code saisi.'),
  valueCall('deleteCodePromo', 'Retirer un code', 'Le code ne compte plus.', 'Le code.'),
  cartCall('add_ref_catalogue', 'Ajouter par référence', 'Une référence du catalogue papier.', [
    action('add_ref_catalogue'),
    { name: 'value', about: 'La référence saisie.', isAlways: true },
    { name: 'quantite', about: 'Nombre de pièces.' },
  ]),
  valueCall(
    'usePtsFidelite',
    'Utiliser des points',
    'Les points enlèvent leur valeur.',
    'Combien ; 0 n’en utilise plus.',
  ),
  valueCall('annuledevis', 'Quitter un devis', 'Le panier ne vient plus du devis.', 'Identifiant du devis.'),
  valueCall(
    'chargePanier',
    'Reprendre un panier gardé',
    'Ses lignes viennent au panier.',
    'Identifiant du panier gardé.',
  ),
  cartCall('infossup', 'Dire une information', 'Une question de la boutique sur la commande.', [
    action('infossup'),
    { name: '{name}', about: 'Ce qui est répondu à chaque question, sous son nom.' },
  ]),
  cartCall(
    'change_aff_prix',
    'Montrer HT ou TTC',
    'Vaut pour toute la visite.',
    panierV3('change_aff_prix', 'ht ou ttc.'),
  ),
  valueCall(
    'chgEtape',
    'Changer d’étape',
    'L’adresse de la page la dit alors, et le focus va à son titre. Au retour du navigateur aussi.',
    'panier, compte ou paiement.',
    {
      examples: ['compte', 'paiement'],
    },
  ),
  cartCall(
    'connexion',
    'Se connecter dans le panier',
    'Le panier est gardé. Un code peut être attendu : la réponse est alors celle de l’extranet, avec open_popup_code.',
    [
      action('connexion'),
      { name: 'email', about: 'Adresse e-mail.', isAlways: true },
      { name: 'password', about: 'Mot de passe.', isAlways: true },
    ],
    { examples: ['compte'] },
  ),
  cartCall('new_compte', 'Créer son compte dans le panier', 'Le panier est gardé, et le client connecté.', [
    action('new_compte'),
    { name: 'prenom', about: 'Prénom.' },
    { name: 'nom', about: 'Nom.' },
    { name: 'email', about: 'Adresse e-mail.', isAlways: true },
    { name: 'email_confirm', about: 'La même, saisie à nouveau.' },
    { name: 'password', about: 'Mot de passe.' },
    { name: 'password_confirm', about: 'Le même, saisi à nouveau.' },
    { name: 'token', about: 'Le jeton reçu par e-mail, si le serveur l’a demandé.' },
  ]),
  cartCall(
    'sans_compte',
    'Commander sans compte',
    'Pour un serveur qui le propose, par sans_compte dans le panier. Les adresses suivent, comme avec un compte.',
    [
      action('sans_compte'),
      { name: 'prenom', about: 'Prénom.', isAlways: true },
      { name: 'nom', about: 'Nom.', isAlways: true },
      { name: 'email', about: 'Adresse e-mail : la commande y est suivie.', isAlways: true },
    ],
  ),
  cartCall('mdp_oublie', 'Mot de passe oublié', 'La réponse ne dit jamais si l’adresse est connue.', [
    action('mdp_oublie'),
    { name: 'email', about: 'Adresse e-mail.', isAlways: true },
  ]),
  cartCall('new_adresse', 'Ajouter une adresse', 'Elle est choisie aussitôt.', [
    action('new_adresse'),
    ...addressFields,
  ]),
  cartCall('modif_adresse', 'Changer une adresse', 'Les erreurs vont à leurs champs.', [
    action('modif_adresse'),
    { name: 'idadresse', about: 'L’adresse à changer.', isAlways: true },
    ...addressFields,
  ]),
  valueCall(
    'affect_adresse_facturation',
    'Choisir l’adresse de facturation',
    'Vaut pour cette commande.',
    'idadresse.',
  ),
  valueCall('affect_adresse_livraison', 'Choisir l’adresse de livraison', 'Les offres peuvent changer.', 'idadresse.'),
  valueCall('selOffre', 'Choisir une livraison', 'Les totaux changent.', 'idoffre.'),
  cartCall('change_moyen_paie', 'Choisir un moyen de paiement', 'Et sa banque, s’il en propose.', [
    action('change_moyen_paie'),
    { name: 'value', about: 'idMoyenPaie.', isAlways: true },
    { name: 'idMoyenPaie', about: 'Le même.' },
    { name: 'idModePaiementBanque', about: 'La banque.' },
  ]),
  valueCall(
    'searchVille',
    'Chercher une ville',
    'La réponse porte villes, avec le panier.',
    'Code postal de cinq chiffres.',
    foundRelays({ villes: [{ nom: 'Brest', code_postal: '29200' }] }),
  ),
  cartCall(
    'refreshRelais',
    'Chercher des points relais',
    'La réponse porte relais_liste, avec le panier.',
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
    'Le point devient celui du panier.',
    [
      action('selectRelais'),
      { name: 'relais_id', about: 'Identifiant du point, tel qu’il est venu.', isAlways: true },
      { name: 'relais_params', about: 'Ce que le transporteur veut revoir, tel qu’il est venu.' },
      { name: 'relais_pref', about: '1 pour retenir le point, 0 sinon.', values: ['0', '1'] },
    ],
    { tags: ['flx-relay-picker', 'flx-cart'] },
  ),
  cartCall(
    'getpointsdevente',
    'Demander les points de vente',
    'La réponse porte points_de_vente, à côté de panier ou dedans ; le panier les montre dans une fenêtre.',
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
    'La commande y sera retirée.',
    panierV3('change_idpointdevente', 'idpointdevente.'),
  ),
  {
    id: 'valide_panier',
    title: 'Commander',
    tags: ['flx-cart'],
    method: 'post',
    path: service,
    about:
      'La même clé donne toujours la même commande, jamais une seconde. Si le total n’est plus celui qui a été lu, rien n’est commandé. Un refus est la réponse d’un panier.',
    fields: [
      action('valide_panier'),
      { name: 'cle_commande', about: 'La clé de la commande, dite par le panier.' },
      { name: 'total_vu', about: 'Le total TTC que le visiteur a lu, en euros.' },
      { name: 'prix_vus', about: 'Le prix TTC d’une pièce par ligne : 41:12.00 42:9.50.' },
      { name: 'idMoyenPaie', about: 'Le moyen de paiement choisi.' },
      { name: 'idModePaiementBanque', about: 'La banque choisie.' },
      { name: 'requiredOption[{name}]', about: '1 pour chaque option acceptée.' },
      { name: 'relais_id', about: 'Le point relais.' },
      { name: 'relais_params', about: 'Ce que le transporteur veut revoir.' },
      { name: 'relais_pref', about: '1 pour retenir le point.', values: ['1'] },
      step,
    ],
    json: {
      schema: orderReply,
      least: { status: 'ok', html: '<p>Merci, votre commande est passée.</p>' },
      about: {
        html: 'Prend la place du panier.',
        numero: 'Le numéro de la commande.',
        total_ttc: 'Ce qui est à payer, TTC.',
      },
    },
    html: {
      hooks: [
        {
          selector: '[data-flx-order]',
          about: 'Le numéro de la commande : elle est passée, et la réponse prend la place du panier.',
          isNeeded: true,
        },
        ...said,
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
      'Tous les champs du formulaire partent. Sans panier dans la réponse, la pastille et les paniers de la page se relisent. Un envoi sans script attend un renvoi 303 vers la page.',
    fields: [
      { name: 'idarticle', about: 'L’article.', isAlways: true },
      { name: 'idreference', about: 'La référence choisie.' },
      { name: 'quantite', about: 'Nombre de pièces ; absent, une.' },
      { name: 'cle_ajout', about: 'La clé de l’ajout : la même quand une réponse perdue est redemandée.' },
      step,
    ],
    json: { schema: addedReply, least: { status: 'ok' } },
    html: {
      hooks: [
        { selector: '.alert-success', about: 'C’est ajouté. Un panier le dit aussi.', isNeeded: true },
        { selector: '.alert-danger', about: 'C’est refusé ; son texte dit pourquoi.' },
      ],
      least: '<p class="alert alert-success">Votre bol est au panier.</p>',
    },
    examples: ['ajout'],
  },
]
