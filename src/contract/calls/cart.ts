import { addedReply } from '../../shop/add-to-cart/add-to-cart-contract.ts'
import { actionField, type CallDescription, type CallField } from '../call.ts'
import { cartCall, panierV3, step, valueCall } from './cart-call.ts'

const ofLine: CallField[] = [
  { name: 'value', about: 'L’identifiant de la ligne.', isAlways: true },
  { name: 'idligne', about: 'Même valeur que value.', isAlways: true },
  { name: 'idarticle', about: 'Article, si la ligne l’indique.' },
  { name: 'idreference', about: 'Référence, si la ligne l’indique.' },
  { name: 'idanim', about: 'Animation commerciale, si la ligne l’indique.' },
]

/** What the visitor does with the lines of the cart. */
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
    [actionField('modifQte'), ...ofLine, { name: 'quantite', about: 'Quantité demandée.', isAlways: true }],
    { examples: ['refus'] },
  ),
  cartCall('supArt', 'Retirer une ligne', 'Le visiteur retire une ligne ; le focus passe à la ligne voisine.', [
    actionField('supArt'),
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
      actionField('add_ref_catalogue'),
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
    actionField('infossup'),
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
  {
    id: 'add_item',
    title: 'Ajouter au panier',
    tags: ['flx-add-to-cart'],
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
