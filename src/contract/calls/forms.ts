import { autocompleteReply } from '../../forms/autocomplete/answers/suggestion.ts'
import { formReply } from '../../forms/form/answer/form-contract.ts'
import { contentsReply, fieldsReply } from '../../forms/form/parts/parts-contract.ts'
import { geocoderReply } from '../../forms/map-picker/search/geocoder-contract.ts'
import { newsletterReply } from '../../forms/newsletter/newsletter-contract.ts'
import { strengthReply } from '../../forms/password-strength/password-strength-contract.ts'
import { doneReply, uploadReply, viewReply } from '../../forms/upload/sending/upload-contract.ts'
import {
  aboutForm,
  type CallDescription,
  type CallField,
  fieldHook,
  type Hook,
  nextHooks,
  outcomeHooks,
} from '../call.ts'

const held: CallField = {
  name: '{name}',
  about: 'Saisie en cours, sauf les fichiers et les mots de passe.',
}

/** The classes and attributes that are read. Any other HTML is shown as it is, and the typed values stay. */
const checkHooks: Hook[] = [...outcomeHooks, fieldHook]

const formHooks: Hook[] = [
  ...checkHooks,
  ...nextHooks,
  { selector: '[data-flx-close]', about: 'Ferme la fenêtre qui contient le formulaire.' },
]

const partHook: Hook = {
  selector: '[data-flx-part]',
  about:
    'Contenu d’une partie, par son nom. Sans cet attribut, la réponse concerne la partie demandée et ne retire ses champs que si elle en contient.',
}

const upload = '/backoffice/modules/templates/front/upload.php'
const place: CallField[] = [
  { name: 'dossier', about: 'Dossier, si la page l’indique.' },
  { name: 'mask', about: 'Masque, si la page l’indique.' },
  { name: 'sess', about: 'Session d’envoi, si la page l’indique.' },
]

const template: CallField[] = [
  { name: 'modeleid', about: 'Modèle, si le formulaire l’indique.' },
  { name: 'modeleident', about: 'Identifiant du modèle, si le formulaire l’indique.' },
  { name: 'is_admin', about: '1 si la page est celle d’un administrateur.', values: ['1'] },
]

export const formCalls: CallDescription[] = [
  {
    id: 'formulaire',
    title: 'Envoyer un formulaire',
    tags: ['flx-form'],
    method: 'post',
    path: '{action}',
    about: 'Le formulaire de la page est envoyé à son adresse, avec sa méthode. Un refus peut utiliser un statut 422.',
    fields: [{ name: '{name}', about: 'Chaque champ du formulaire, fichiers compris.' }],
    json: { schema: formReply, least: { status: 'ok' }, about: aboutForm },
    html: { hooks: formHooks, least: '<p class="alert alert-success">Merci, votre message est arrivé.</p>' },
  },
  {
    id: 'verif_formulaire',
    title: 'Vérifier des champs',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/formulaire/verif_formulaire.php',
    about:
      'Le serveur vérifie un champ à sa sortie, ou une étape avant la suivante. Les erreurs d’autres champs sont ignorées.',
    fields: [
      { name: 'verif[champ][]', about: 'Champs à vérifier.', isAlways: true },
      { name: 'verif[etape]', about: 'Étape à vérifier : son nom, ou son numéro à partir de 1.' },
      held,
    ],
    json: { schema: formReply, least: { status: 'ok' }, about: aboutForm },
    html: { hooks: checkHooks, least: '<p class="alert alert-success">Aucune erreur.</p>' },
  },
  {
    id: 'recharge',
    title: 'Recharger une partie',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/formulaire/recharge.php',
    about:
      'Une partie qui dépend d’un champ est redemandée après un changement. Une valeur ne remplace jamais la saisie du visiteur.',
    fields: [
      { name: 'recharge[champ]', about: 'Le champ qui a changé.', isAlways: true },
      { name: 'recharge[bloc]', about: 'La partie qui en dépend.', isAlways: true },
      held,
    ],
    json: {
      schema: fieldsReply,
      least: { champs: { transport: { valeur: '1' } } },
      about: { options: 'Choix du champ.', valeur: 'Valeur du champ.', status: 'ko pour un refus.' },
      without: { status: 'champs suffit' },
    },
    html: { hooks: [partHook], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'get_contents',
    title: 'Obtenir les choix d’une liste',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/templates/get_contents.php',
    about: 'Une liste demande ses choix. La réponse est une liste de value et label, ou des options en HTML.',
    fields: [
      { name: 'champ_cible', about: 'Le champ à remplir.', isAlways: true },
      { name: 'value', about: 'La valeur du champ suivi.', isAlways: true },
      { name: 'type', about: 'autocompleter.', values: ['autocompleter'], isAlways: true },
      { name: 'elementclass', about: 'Valeur de data-elementclass.' },
      { name: 'elementids', about: 'Valeur de data-elementids.' },
      ...template,
    ],
    json: { schema: contentsReply, least: [{ value: '12', label: 'Bleu' }] },
    html: {
      hooks: [{ selector: 'option', about: 'Un choix.', isNeeded: true }],
      least: '<option value="12">Bleu</option>',
    },
  },
  {
    id: 'add_test',
    title: 'Changer de section',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/templates/add_test.php',
    about: 'Le formulaire d’un modèle signale chaque changement d’étape, sans attendre la réponse.',
    fields: [
      { name: 'section', about: 'Étape affichée.', isAlways: true },
      { name: 'precedente', about: 'Étape quittée.', isAlways: true },
      ...template,
      held,
    ],
    json: {
      schema: fieldsReply,
      least: { status: 'ok' },
      about: { options: 'Choix du champ.', valeur: 'Valeur du champ.', status: 'ko pour un refus.' },
      without: { status: 'champs suffit' },
    },
    html: { hooks: [partHook], least: '<p>Étape 2 sur 3.</p>' },
  },
  {
    id: 'autocompleter',
    title: 'Obtenir les suggestions d’un champ',
    tags: ['flx-autocomplete'],
    method: 'get',
    path: 'ajax/autocompleter.php',
    about: 'Un champ demande des suggestions : des textes, ou des objets avec label et value.',
    fields: [
      { name: 'autocompleter[classname]', about: 'Classe du service.' },
      { name: 'autocompleter[methode]', about: 'Méthode de cette classe.' },
      { name: 'autocompleter[add_params][{name}]', about: 'D’autres paramètres.' },
      { name: 'term', about: 'Saisie du visiteur.', isAlways: true },
    ],
    json: { schema: autocompleteReply, least: ['Brest'] },
  },
  {
    id: 'check_pwd',
    title: 'Évaluer un mot de passe',
    tags: ['flx-password-strength'],
    method: 'post',
    path: 'ajax/modules/vieprivee/check_pwd.php',
    about:
      'Le serveur évalue la solidité d’un mot de passe. Il ne l’enregistre nulle part : ni base, ni journal, ni cache.',
    fields: [{ name: 'q', about: 'Saisie du visiteur.', isAlways: true }],
    json: {
      schema: strengthReply,
      least: { percentage: 25, result: 'Faible' },
      about: { result: 'Se lit sous la barre.' },
    },
  },
  {
    id: 'newsletter',
    title: 'S’inscrire à la lettre d’information',
    tags: ['flx-newsletter'],
    method: 'post',
    path: 'ajax/modules/newsletter_v2/traitement.php',
    about: 'Le formulaire de la page est envoyé à son adresse, ou à celle-ci par défaut.',
    fields: [{ name: '{name}', about: 'Chaque champ du formulaire.' }],
    json: {
      schema: newsletterReply,
      least: { valid: true },
      about: { status: 'valid ou erreur.' },
    },
    html: {
      hooks: outcomeHooks,
      least: '<p class="alert alert-success">Vous êtes inscrit.</p>',
    },
    texts: ['valid', 'erreur'],
  },
  {
    id: 'upload',
    title: 'Envoyer un morceau d’un fichier',
    tags: ['flx-upload'],
    method: 'post',
    path: upload,
    about:
      'La page envoie un morceau d’un fichier. Les champs sont dans l’adresse, et le morceau dans le corps de la requête.',
    fields: [
      { name: 'action', about: 'Action demandée.', values: ['upload'], isAlways: true },
      { name: 'keys', about: 'Clé du fichier, créée par la page.', isAlways: true },
      { name: 'nom', about: 'Nom du fichier.', isAlways: true },
      ...place,
    ],
    json: {
      schema: uploadReply,
      least: { status: 'ok', fichier: { key: '3f1c', recu: 8388608 } },
      about: { url: 'Adresse de l’image, accessible à sa session uniquement.' },
    },
  },
  {
    id: 'upload-view',
    title: 'Lister les fichiers envoyés',
    tags: ['flx-upload'],
    method: 'get',
    path: upload,
    about: 'La page demande les fichiers de la session, ou ceux de certaines clés.',
    fields: [
      { name: 'action', about: 'Action demandée.', values: ['view'], isAlways: true },
      { name: 'keys', about: 'Les clés, séparées par des virgules ; vide, tous.', isAlways: true },
      ...place,
    ],
    json: {
      schema: viewReply,
      least: { status: 'ok', fichiers: [] },
      about: { url: 'Adresse de l’image, accessible à sa session uniquement.' },
    },
  },
  {
    id: 'upload-delete',
    title: 'Retirer des fichiers',
    tags: ['flx-upload'],
    method: 'post',
    path: upload,
    about: 'delete retire les fichiers de keys ; resetSession retire tous ceux de la session.',
    fields: [
      { name: 'action', about: 'Action demandée.', values: ['delete', 'resetSession'], isAlways: true },
      { name: 'keys', about: 'La clé, pour delete.' },
      ...place,
    ],
    json: { schema: doneReply, least: { status: 'ok' } },
  },
  {
    id: 'geocoder',
    title: 'Chercher une adresse',
    tags: ['flx-map-picker'],
    method: 'get',
    path: '{geocoder}',
    about: 'La carte cherche une adresse auprès d’un service au format de la Base adresse nationale.',
    fields: [
      { name: 'q', about: 'Saisie du visiteur.', isAlways: true },
      { name: 'limit', about: 'Nombre maximal de réponses.', isAlways: true },
    ],
    json: {
      schema: geocoderReply,
      least: {
        features: [{ geometry: { type: 'Point', coordinates: [-4.48, 48.39] }, properties: { label: 'Brest' } }],
      },
    },
  },
]
