import { accountReply } from '../../domain/account/account-contract.ts'
import { actionField, type CallDescription, extranet, fieldHook, type Hook, nextHooks, outcomeHooks } from '../call.ts'

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

/** How a customer logs in, and what it takes: an account, a password, a code, a passkey. */
export const loginCalls: CallDescription[] = [
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
]
