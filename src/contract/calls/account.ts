import * as v from 'valibot'
import { actionReply, listReply } from '../../account/account/account-contract.ts'
import { receiptReply } from '../../domain/account/account-contract.ts'
import { formReply } from '../../forms/form/answer/form-contract.ts'
import { aboutForm, type CallDescription, extranet, fieldHook, type Hook, nextHooks, outcomeHooks } from '../call.ts'

const account = 'ajax/modules/boutique/compte/'

/** The answer of any form, with the receipt of a declaration if it was accepted. A refusal has none. */
const declaredReply = v.intersect([formReply, v.partial(receiptReply)])

const declaredHtml: Hook[] = [
  ...outcomeHooks,
  ...nextHooks,
  {
    selector: '[data-flx-receipt]',
    about: 'Numéro de l’accusé de réception, autour d’un <time> avec la date et l’heure.',
  },
  fieldHook,
]

/** What a customer does in the account. */
export const accountCalls: CallDescription[] = [
  {
    id: 'section-du-compte',
    title: 'Obtenir une section du compte',
    tags: ['flx-account'],
    method: 'get',
    path: '{href}',
    about:
      'Le client ouvre une section. La réponse est la page entière, ou le fragment de la section. Une page de connexion indique une session expirée.',
    fields: [],
    html: {
      hooks: [
        {
          selector: '[data-flx-panel]',
          about: 'Section, dans une page entière ; sans cet attribut, tout le fragment.',
        },
      ],
      least: '<h2>Mes commandes</h2>',
    },
  },
  {
    id: 'liste-du-compte',
    title: 'Obtenir une liste du compte',
    tags: ['flx-account'],
    method: 'get',
    path: account,
    about:
      'Une liste nommée par p est demandée : commandes, points, réservations, paniers, avoirs, abonnements, factures. La requête contient les paramètres de l’adresse de la page (pages, filtres).',
    fields: [
      { name: 'p', about: 'Valeur de data-flx-list, par exemple boutique-compte:liste_cmd.', isAlways: true },
      { name: 'id_page', about: 'La page du site.', isAlways: true },
      { name: '{name}', about: 'Les paramètres de l’adresse : page, filtre.' },
    ],
    json: {
      schema: listReply,
      least: { lignes: [{ id: '1024', titre: 'Commande C-1024' }] },
      about: {
        'lignes[].titre': 'Nom de la ligne.',
        'lignes[].adresse': 'Où mène son titre.',
        adresse: 'Où cela mène.',
        'lignes[].montant': 'Montant TTC.',
        'resume[].valeur': 'Valeur affichée.',
        action: 'L’action envoyée à traitement.php.',
        valeur: 'La valeur au départ.',
        nom: 'Le nom du champ demandé.',
      },
    },
    html: {
      hooks: [
        { selector: '[data-flx-list]', about: 'Liste, par son nom ; sans cet attribut, toute la réponse.' },
        { selector: '.alert-danger', about: 'Seule, indique un refus, avec sa raison.' },
      ],
      least: '<ul><li>Commande C-1024</li></ul>',
    },
    examples: ['compte-liste'],
  },
  {
    id: 'action-du-compte',
    title: 'Agir dans le compte',
    tags: ['flx-account'],
    method: 'post',
    path: `${account}traitement.php`,
    about:
      'Le client gère un abonnement (startRecur, stopRecur, majPaiement), paie une facture (payer_facture) ou utilise une action de vos listes. title et html s’affichent dans une fenêtre ; url est ouverte.',
    fields: [
      { name: 'action', about: 'Action demandée.', isAlways: true },
      { name: 'id', about: 'Objet concerné, hors abonnement.' },
      { name: 'idabo', about: 'L’abonnement.' },
      { name: 'classname', about: 'Objet à payer : commande ou facture.' },
      { name: 'idmoyenpaie', about: 'Le moyen de paiement choisi.' },
      { name: 'id_page', about: 'La page du site.', isAlways: true },
    ],
    json: {
      schema: actionReply,
      least: { status: 'ok' },
      about: { url: 'Adresse suivante : le panier, une banque.', html: 'Contenu affiché dans une fenêtre.' },
    },
    html: {
      hooks: [
        ...outcomeHooks,
        { selector: '.alert-success[data-flx-url]', about: 'Adresse suivante : le panier, une banque.' },
      ],
      least: '<p class="alert alert-success">C’est fait.</p>',
    },
    examples: ['compte-action'],
  },
  {
    id: 'suppression-adresse',
    title: 'Supprimer une adresse',
    tags: ['flx-account'],
    method: 'post',
    path: extranet,
    about: 'Refusée, msg ou error se lit dans une fenêtre ; faite, la section est relue.',
    fields: [
      { name: 'extranet_v2[action]', about: 'L’action.', values: ['delete_adresse'], isAlways: true },
      { name: 'idadresse', about: 'L’adresse.', isAlways: true },
    ],
    json: { schema: actionReply, least: { result: 1 } },
    html: { hooks: outcomeHooks, least: '<p class="alert alert-success">L’adresse est supprimée.</p>' },
  },
  {
    id: 'parrainage',
    title: 'Parrainer quelqu’un',
    tags: ['flx-account'],
    method: 'post',
    path: `${account}traitement-parrainage.php`,
    about: 'Le formulaire de l’auteur, que data-flx-action="parrainage" nomme.',
    fields: [{ name: '{name}', about: 'Chaque champ du formulaire de l’auteur.' }],
    json: { schema: actionReply, least: { status: 'ok' } },
    html: { hooks: outcomeHooks, least: '<p class="alert alert-success">Votre message est parti.</p>' },
  },
  {
    id: 'retractation',
    title: 'Se rétracter',
    tags: ['flx-withdrawal'],
    method: 'post',
    path: `${account}retractation.php`,
    about: 'Le client se rétracte par le formulaire de la page. Deux envois identiques sont enregistrés une fois.',
    fields: [
      { name: 'commande', about: 'Le numéro de la commande.', isAlways: true },
      { name: 'email', about: 'Adresse e-mail de la commande, sans session.' },
      { name: 'compte', about: '1 dans une session.', values: ['0', '1'] },
      { name: 'quantite[{idreference}]', about: 'Pièces, par référence.', isAlways: true },
      { name: 'nom', about: 'Nom du client.', isAlways: true },
      { name: 'recu', about: 'L’adresse de l’accusé de réception.', isAlways: true },
    ],
    json: { schema: declaredReply, least: { status: 'ok', accuse: { numero: '12' } }, about: aboutForm },
    html: {
      hooks: declaredHtml,
      least: '<p class="alert alert-success" data-flx-receipt="12">Votre rétractation est reçue.</p>',
    },
  },
  {
    id: 'resiliation',
    title: 'Résilier',
    tags: ['flx-contract-end'],
    method: 'post',
    path: `${account}resiliation.php`,
    about: 'Le client résilie son contrat par le formulaire de la page, sans session.',
    fields: [
      { name: 'reference', about: 'Le numéro du contrat.', isAlways: true },
      { name: 'date_souhaitee', about: 'La date souhaitée, AAAA-MM-JJ.' },
      { name: 'motif', about: 'Le motif légitime, s’il y en a un.' },
      { name: 'nom', about: 'Nom du client.', isAlways: true },
      { name: 'email', about: 'L’adresse de l’accusé de réception.', isAlways: true },
    ],
    json: { schema: declaredReply, least: { status: 'ok', accuse: { numero: '7' } }, about: aboutForm },
    html: {
      hooks: declaredHtml,
      least: '<p class="alert alert-success" data-flx-receipt="7">Votre résiliation est reçue.</p>',
    },
  },
]
