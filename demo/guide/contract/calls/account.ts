import * as v from 'valibot'
import { actionReply } from '../../../../src/account/account/action-contract.ts'
import { listReply } from '../../../../src/account/account/list-contract.ts'
import { accountReply, receiptReply } from '../../../../src/domain/account/account-contract.ts'
import { formReply } from '../../../../src/forms/form/answer/form-contract.ts'
import type { CallDescription, Hook } from '../call.ts'
import { aboutForm, actionField, fieldHook, nextHooks, outcomeHooks } from '../common.ts'

const extranet = 'ajax/modules/extranet_v2/traitement.php'
const account = 'ajax/modules/boutique/compte/'

const said: Hook[] = [...outcomeHooks, ...nextHooks]

const aboutAccount = {
  status:
    'ok (success, valid) : c’est fait ; wait : un code est attendu ; error, formerror (ko, erreur) : c’est refusé.',
  action: 'open_popup_code : le code est demandé en popup.',
  options: 'Ce qu’une clé d’accès signe, ou ce dont elle est faite (WebAuthn, en JSON).',
  html: 'Ce qui est montré, en HTML : le formulaire du code, par exemple.',
}

const withoutAccount = { options: 'aucune clé d’accès n’est demandée' }

/** The least that a browser makes a passkey of (WebAuthn); bytes in base64url. */
const newPasskey = {
  challenge: 'c2VsIGRlIG1lcg',
  rp: { name: 'Boutique' },
  user: { id: 'MTI', name: 'anne@exemple.fr', displayName: 'Anne' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** What any form answers, with the receipt of a declaration where it was received: a refusal has none. */
const declaredReply = v.intersect([formReply, v.partial(receiptReply)])

const declaredHtml: Hook[] = [
  ...said,
  {
    selector: '[data-flx-receipt]',
    about: 'Le numéro de l’accusé de réception, autour d’un <time> qui dit l’instant.',
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
      'Le formulaire de l’auteur, tel quel. Un refus peut aussi venir par un statut 401, 403, 422 ou 429, avec le même corps. Une page entière vers laquelle le serveur renvoie, et qui ne demande pas de mot de passe, dit que c’est fait.',
    fields: [
      actionField('login'),
      { name: 'email', about: 'Adresse e-mail.', isAlways: true },
      { name: 'password', about: 'Mot de passe.', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: said, least: '<p class="alert alert-success">Vous êtes connecté.</p>' },
  },
  {
    id: 'mot-de-passe-oublie',
    title: 'Mot de passe oublié',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about: 'La réponse ne dit jamais si l’adresse est connue.',
    fields: [actionField('mdp_oublie'), { name: 'email', about: 'Adresse e-mail.', isAlways: true }],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: said, least: '<p class="alert alert-success">Un message est parti.</p>' },
  },
  {
    id: 'validercode',
    title: 'Donner le code du second facteur',
    tags: ['flx-two-factor', 'flx-login'],
    method: 'post',
    path: extranet,
    about: 'Juste, la connexion est envoyée de nouveau, et le serveur connecte alors cette session, une fois.',
    fields: [
      actionField('validercode'),
      { name: 'idtransaction', about: 'Ce à quoi sert le code, dit par la réponse à la connexion.', isAlways: true },
      { name: 'code', about: 'Les chiffres saisis.', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: said, least: '<p class="alert alert-success">Le code est juste.</p>' },
  },
  {
    id: 'options_cle',
    title: 'Ce qu’une clé d’accès signe',
    tags: ['flx-login'],
    method: 'post',
    path: extranet,
    about:
      'Demandé par le bouton de la clé d’accès, et quand le champ qui les propose se voit. Gardez le défi sous un cookie à lui : cette réponse peut arriver après celle d’une connexion par mot de passe, et un cookie de session neuf déconnecterait le visiteur.',
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
    about: 'Ce qui suit est ce qui suit un mot de passe.',
    fields: [
      actionField('login_cle'),
      { name: 'credential', about: 'Ce que la clé a signé, en JSON (WebAuthn).', isAlways: true },
    ],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: { hooks: said, least: '<p class="alert alert-success">Vous êtes connecté.</p>' },
  },
  {
    id: 'nouveau-compte',
    title: 'Créer un compte, changer son mot de passe',
    tags: ['flx-signup', 'flx-password-change'],
    method: 'post',
    path: extranet,
    about:
      'Les champs du formulaire de l’auteur, nommés tels quels ou extranet_v2[…]. Une erreur qui porte confirmaccount montre le champ du jeton.',
    fields: [{ name: '{name}', about: 'Chaque champ du formulaire de l’auteur, action compris.' }],
    json: { schema: accountReply, least: { status: 'ok' }, about: aboutAccount, without: withoutAccount },
    html: {
      hooks: [
        ...said,
        fieldHook,
        { selector: '[data-flx-confirmaccount]', about: 'Le compte attend un jeton : son champ est montré.' },
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
      'Le formulaire de l’auteur, envoyé deux fois : la première réponse porte options, ce dont la clé est faite ; le navigateur la fait, le même formulaire repart avec credential, et la seconde réponse dit que c’est fait. La plus petite réponse est ici la première.',
    fields: [
      { name: '{name}', about: 'Chaque champ du formulaire de l’auteur.' },
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
    title: 'Une section du compte',
    tags: ['flx-account'],
    method: 'get',
    path: '{href}',
    about:
      'À l’adresse du lien suivi : la page entière, où la section est reprise, ou ce fragment. Une page qui demande de se connecter dit que la session a expiré.',
    fields: [],
    html: {
      hooks: [
        {
          selector: '[data-flx-panel]',
          about: 'La section, dans une page entière ; un fragment sans elle est la section.',
        },
      ],
      least: '<h2>Mes commandes</h2>',
    },
  },
  {
    id: 'liste-du-compte',
    title: 'Une liste du compte',
    tags: ['flx-account'],
    method: 'get',
    path: account,
    about:
      'La liste que nomme p : commandes, points, réservations, paniers, avoirs, abonnements, factures. Ce que dit l’adresse de la page (pages, filtres) part avec.',
    fields: [
      { name: 'p', about: 'boutique-compte:liste_cmd, par exemple : ce que dit data-flx-list.', isAlways: true },
      { name: 'id_page', about: 'La page du site.', isAlways: true },
      { name: '{name}', about: 'Les paramètres de l’adresse : page, filtre.' },
    ],
    json: {
      schema: listReply,
      least: { lignes: [{ id: '1024', titre: 'Commande C-1024' }] },
      about: {
        'lignes[].titre': 'Ce qui nomme la ligne.',
        'lignes[].adresse': 'Où mène son titre.',
        adresse: 'Où cela mène.',
        'lignes[].montant': 'Montant TTC.',
        'resume[].valeur': 'Ce qui se lit en face.',
        action: 'L’action envoyée à traitement.php.',
        valeur: 'La valeur au départ.',
        nom: 'Le nom du champ demandé.',
      },
    },
    html: {
      hooks: [
        { selector: '[data-flx-list]', about: 'La liste, par son nom ; absente, toute la réponse.' },
        { selector: '.alert-danger', about: 'Seule, elle refuse ; son texte dit pourquoi.' },
      ],
      least: '<ul><li>Commande C-1024</li></ul>',
    },
  },
  {
    id: 'action-du-compte',
    title: 'Une action du compte',
    tags: ['flx-account'],
    method: 'post',
    path: `${account}traitement.php`,
    about:
      'Un abonnement (startRecur, stopRecur, majPaiement), une facture à payer (payer_facture), et ce que vos listes proposent. title et html s’ouvrent dans une fenêtre ; url est suivie.',
    fields: [
      { name: 'action', about: 'L’action.', isAlways: true },
      { name: 'id', about: 'Sur quoi, hors des abonnements.' },
      { name: 'idabo', about: 'L’abonnement.' },
      { name: 'classname', about: 'Ce qui est à payer : commande ou facture.' },
      { name: 'idmoyenpaie', about: 'Le moyen de paiement choisi.' },
      { name: 'id_page', about: 'La page du site.', isAlways: true },
    ],
    json: {
      schema: actionReply,
      least: { status: 'ok' },
      about: { url: 'Où continuer : le panier, une banque.', html: 'Montré dans une fenêtre.' },
    },
    html: {
      hooks: [
        ...outcomeHooks,
        { selector: '.alert-success[data-flx-url]', about: 'Où continuer : le panier, une banque.' },
      ],
      least: '<p class="alert alert-success">C’est fait.</p>',
    },
  },
  {
    id: 'retractation',
    title: 'Se rétracter',
    tags: ['flx-withdrawal'],
    method: 'post',
    path: `${account}retractation.php`,
    about: 'Le formulaire de l’auteur. Enregistrée une fois, quoi qu’on envoie deux fois.',
    fields: [
      { name: 'commande', about: 'Le numéro de la commande.', isAlways: true },
      { name: 'email', about: 'L’adresse de la commande, hors d’une session.' },
      { name: 'compte', about: '1 dans une session.', values: ['0', '1'] },
      { name: 'quantite[{idreference}]', about: 'Pièces, par référence.', isAlways: true },
      { name: 'nom', about: 'Qui se rétracte.', isAlways: true },
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
    about: 'Le formulaire de l’auteur, sans session.',
    fields: [
      { name: 'reference', about: 'Le numéro du contrat.', isAlways: true },
      { name: 'date_souhaitee', about: 'La date souhaitée, AAAA-MM-JJ.' },
      { name: 'motif', about: 'Le motif légitime, s’il y en a un.' },
      { name: 'nom', about: 'Qui résilie.', isAlways: true },
      { name: 'email', about: 'L’adresse de l’accusé de réception.', isAlways: true },
    ],
    json: { schema: declaredReply, least: { status: 'ok', accuse: { numero: '7' } }, about: aboutForm },
    html: {
      hooks: declaredHtml,
      least: '<p class="alert alert-success" data-flx-receipt="7">Votre résiliation est reçue.</p>',
    },
  },
]
