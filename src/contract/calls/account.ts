import * as v from 'valibot'
import { actionReply, listReply } from '../../account/account/account-contract.ts'
import { accountReply, receiptReply } from '../../domain/account/account-contract.ts'
import { formReply } from '../../forms/form/answer/form-contract.ts'
import { aboutForm, actionField, type CallDescription, fieldHook, type Hook, nextHooks, outcomeHooks } from '../call.ts'

const extranet = 'ajax/modules/extranet_v2/traitement.php'
const account = 'ajax/modules/boutique/compte/'

const hooksOfOutcome: Hook[] = [...outcomeHooks, ...nextHooks]

const aboutAccount = {
  status:
    'ok (success, valid) : c’est fait ; wait : un code est attendu ; error, formerror (ko, erreur) : c’est refusé.',
  action: 'open_popup_code : le code est demandé en popup.',
  options: 'Options de la clé d’accès (WebAuthn, en JSON).',
  html: 'Contenu à afficher, en HTML, par exemple le formulaire du code.',
}

const withoutAccount = { options: 'aucune clé d’accès n’est demandée' }

/** The smallest options with which a browser creates a passkey (WebAuthn). Bytes are in base64url. */
const newPasskey = {
  challenge: 'c2VsIGRlIG1lcg',
  rp: { name: 'Boutique' },
  user: { id: 'MTI', name: 'anne@exemple.fr', displayName: 'Anne' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** The answer of any form, with the receipt of a declaration if it was accepted. A refusal has none. */
const declaredReply = v.intersect([formReply, v.partial(receiptReply)])

const declaredHtml: Hook[] = [
  ...hooksOfOutcome,
  {
    selector: '[data-flx-receipt]',
    about: 'Numéro de l’accusé de réception, autour d’un <time> avec la date et l’heure.',
  },
  fieldHook,
]

export const accountCalls: CallDescription[] = [
  {
    id: 'login',
    title: 'Se connecter',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about:
      'Le client se connecte par le formulaire de la page. Une redirection vers une page entière, sans mot de passe demandé, indique aussi une réussite.',
    fields: [
      actionField('login'),
      { name: 'email', about: 'Adresse e-mail.', isAlways: true },
      { name: 'password', about: 'Mot de passe.', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: hooksOfOutcome, least: '<p class="alert alert-success">Vous êtes connecté.</p>' },
  },
  {
    id: 'mot-de-passe-oublie',
    title: 'Mot de passe oublié',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about: 'Le client demande un nouveau mot de passe. La réponse est la même pour une adresse inconnue.',
    fields: [actionField('mdp_oublie'), { name: 'email', about: 'Adresse e-mail.', isAlways: true }],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: hooksOfOutcome, least: '<p class="alert alert-success">Un message est parti.</p>' },
  },
  {
    id: 'validercode',
    title: 'Envoyer le code de double authentification',
    tags: ['flx-two-factor', 'flx-login'],
    method: 'post',
    path: extranet,
    about: 'Le client saisit son code. S’il est juste, la connexion est renvoyée et acceptée une fois.',
    fields: [
      actionField('validercode'),
      { name: 'idtransaction', about: 'Identifiant fourni par la réponse à la connexion.', isAlways: true },
      { name: 'code', about: 'Les chiffres saisis.', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: hooksOfOutcome, least: '<p class="alert alert-success">Le code est juste.</p>' },
  },
  {
    id: 'options_cle',
    title: 'Obtenir les options d’une clé d’accès',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about: 'Le navigateur demande les options d’une clé d’accès avant la connexion.',
    fields: [actionField('options_cle')],
    json: {
      schema: accountReply,
      least: { status: 'ok', options: { challenge: 'c2VsIGRlIG1lcg', rpId: 'boutique.example' } },
      about: aboutAccount,
      without: withoutAccount,
    },
    html: {
      hooks: [
        { selector: '[data-flx-options]', about: 'Les options, en JSON.', isNeeded: true },
        ...outcomeHooks.slice(1),
      ],
      least: `<p class="alert alert-success" data-flx-options='{"challenge":"c2VsIGRlIG1lcg"}'>Prêt.</p>`,
    },
  },
  {
    id: 'login_cle',
    title: 'Se connecter par une clé d’accès',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about: 'Le client se connecte avec une clé d’accès. La réponse est celle d’une connexion.',
    fields: [
      actionField('login_cle'),
      { name: 'credential', about: 'Réponse de la clé, en JSON (WebAuthn).', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: hooksOfOutcome, least: '<p class="alert alert-success">Vous êtes connecté.</p>' },
  },
  {
    id: 'nouveau-compte',
    title: 'Créer un compte ou changer de mot de passe',
    tags: ['flx-signup', 'flx-password-change'],
    method: 'post',
    path: extranet,
    about: 'Le visiteur crée un compte, ou le client change de mot de passe, par le formulaire de la page.',
    fields: [{ name: '{name}', about: 'Champs du formulaire de la page, action compris.' }],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: {
      hooks: [
        ...hooksOfOutcome,
        fieldHook,
        { selector: '[data-flx-confirmaccount]', about: 'Indique un code attendu, dont le champ s’affiche.' },
      ],
      least: '<p class="alert alert-success">Votre compte est ouvert.</p>',
    },
  },
  {
    id: 'cle-d-acces',
    title: 'Ajouter une clé d’accès',
    tags: ['flx-passkey'],
    method: 'post',
    path: '{action}',
    about:
      'Le client ajoute une clé d’accès. Le formulaire de la page est envoyé deux fois : la première réponse contient options, puis le navigateur crée la clé et renvoie le formulaire avec credential. La réponse minimale ci-dessous est la première.',
    fields: [
      { name: '{name}', about: 'Champs du formulaire de la page.' },
      { name: 'credential', about: 'La clé, en JSON (WebAuthn) : vide au premier envoi.' },
    ],
    json: {
      schema: accountReply,
      least: { status: 'ok', options: newPasskey },
      about: aboutAccount,
      without: withoutAccount,
    },
    html: {
      hooks: [
        { selector: '[data-flx-options]', about: 'Les options, en JSON : à la première réponse.', isNeeded: true },
        ...outcomeHooks,
        fieldHook,
      ],
      least: `<p class="alert alert-success" data-flx-options='${JSON.stringify(newPasskey)}'>Suivez votre appareil.</p>`,
    },
  },
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
