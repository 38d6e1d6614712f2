import { autocompleteReply } from '../../../../src/forms/autocomplete/answers/suggestion.ts'
import { formReply } from '../../../../src/forms/form/answer/form-contract.ts'
import { contentsReply, fieldsReply } from '../../../../src/forms/form/parts/parts-contract.ts'
import { geocoderReply } from '../../../../src/forms/map-picker/search/geocoder-contract.ts'
import { newsletterReply } from '../../../../src/forms/newsletter/newsletter-contract.ts'
import { strengthReply } from '../../../../src/forms/password-strength/password-strength-contract.ts'
import { doneReply, uploadReply, viewReply } from '../../../../src/forms/upload/sending/upload-contract.ts'
import type { CallDescription, CallField, Hook } from '../call.ts'
import { aboutForm, fieldHook, nextHooks, outcomeHooks } from '../common.ts'

const held: CallField = {
  name: '{name}',
  about: 'Ce que le formulaire tient à ce moment, sauf les fichiers et les mots de passe.',
}

/** What else is shown as it is; what was typed stays. */
const checkHooks: Hook[] = [...outcomeHooks, fieldHook]

const formHooks: Hook[] = [
  ...checkHooks,
  ...nextHooks,
  { selector: '[data-flx-close]', about: 'Le popup où est le formulaire se ferme.' },
]

const partHook: Hook = {
  selector: '[data-flx-part]',
  about:
    'Ce qui est pour chaque partie, par son nom ; sans elle, toute la réponse est pour la partie demandée, dont elle ne retire les champs que si elle en a.',
}

const upload = '/backoffice/modules/templates/front/upload.php'
const place: CallField[] = [
  { name: 'dossier', about: 'Le dossier, si la page le donne.' },
  { name: 'mask', about: 'Ce qui est admis, si la page le donne.' },
  { name: 'sess', about: 'La session d’envoi, si la page la donne.' },
]

const template: CallField[] = [
  { name: 'modeleid', about: 'Le modèle, si le formulaire le dit.' },
  { name: 'modeleident', about: 'L’identifiant du modèle, si le formulaire le dit.' },
  { name: 'is_admin', about: '1 si la page est celle d’un administrateur.', values: ['1'] },
]

export const formCalls: CallDescription[] = [
  {
    id: 'formulaire',
    title: 'Un formulaire',
    tags: ['flx-form'],
    method: 'post',
    path: '{action}',
    about:
      'Le formulaire de l’auteur, à son adresse et par sa méthode. En HTML, la classe de success-class dit aussi que c’est fait ; toute autre réponse se montre telle quelle, et la saisie reste. L’en-tête Idempotency-Key est le même tant que les mêmes données n’ont pas été prises. Un refus peut aussi venir avec un statut 422.',
    fields: [{ name: '{name}', about: 'Chaque champ du formulaire, fichiers compris.' }],
    json: { schema: formReply, least: { status: 'ok' }, about: aboutForm },
    html: { hooks: formHooks, least: '<p class="alert alert-success">Merci, c’est arrivé.</p>' },
  },
  {
    id: 'verif_formulaire',
    title: 'Vérifier des champs',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/formulaire/verif_formulaire.php',
    about: 'Quand un champ est quitté, ou avant l’étape suivante. Ce qui est dit d’un champ non demandé est ignoré.',
    fields: [
      { name: 'verif[champ][]', about: 'Chaque champ demandé.', isAlways: true },
      { name: 'verif[etape]', about: 'L’étape entière : son nom, ou son numéro depuis 1.' },
      held,
    ],
    json: { schema: formReply, least: { status: 'ok' }, about: aboutForm },
    html: { hooks: checkHooks, least: '<p class="alert alert-success">Rien à redire.</p>' },
  },
  {
    id: 'recharge',
    title: 'Recharger une partie',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/formulaire/recharge.php',
    about:
      'Une partie dépend d’un champ qui vient de changer. Une valeur ne remplace jamais ce que le visiteur a saisi.',
    fields: [
      { name: 'recharge[champ]', about: 'Le champ qui a changé.', isAlways: true },
      { name: 'recharge[bloc]', about: 'La partie qui en dépend.', isAlways: true },
      held,
    ],
    json: {
      schema: fieldsReply,
      least: { champs: { transport: { valeur: '1' } } },
      about: { options: 'Ce que le champ propose.', valeur: 'Ce qu’il contient.', status: 'ko pour un refus.' },
      without: { status: 'champs suffit' },
    },
    html: { hooks: [partHook], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'get_contents',
    title: 'Les choix d’une liste',
    tags: ['flx-form'],
    method: 'post',
    path: 'ajax/modules/templates/get_contents.php',
    about: 'Une liste de value et label, ou des options en HTML.',
    fields: [
      { name: 'champ_cible', about: 'Le champ à remplir.', isAlways: true },
      { name: 'value', about: 'La valeur du champ suivi.', isAlways: true },
      { name: 'type', about: 'autocompleter.', values: ['autocompleter'], isAlways: true },
      { name: 'elementclass', about: 'Ce que dit data-elementclass.' },
      { name: 'elementids', about: 'Ce que dit data-elementids.' },
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
    about: 'À chaque changement d’étape du formulaire d’un modèle. Rien ne l’attend ; un corps vide ne change rien.',
    fields: [
      { name: 'section', about: 'L’étape qui est montrée.', isAlways: true },
      { name: 'precedente', about: 'Celle qui est quittée.', isAlways: true },
      ...template,
      held,
    ],
    json: {
      schema: fieldsReply,
      least: { status: 'ok' },
      about: { options: 'Ce que le champ propose.', valeur: 'Ce qu’il contient.', status: 'ko pour un refus.' },
      without: { status: 'champs suffit' },
    },
    html: { hooks: [partHook], least: '<p>Étape 2 sur 3.</p>' },
  },
  {
    id: 'autocompleter',
    title: 'Les propositions d’un champ',
    tags: ['flx-autocomplete'],
    method: 'get',
    path: 'ajax/autocompleter.php',
    about:
      'Des textes, ou des objets : label se lit, value est choisi, et les autres champs remplissent les cibles. Une liste vide dit qu’il n’y a rien.',
    fields: [
      { name: 'autocompleter[classname]', about: 'La classe qui cherche.' },
      { name: 'autocompleter[methode]', about: 'Sa méthode.' },
      { name: 'autocompleter[add_params][{name}]', about: 'D’autres paramètres.' },
      { name: 'term', about: 'Ce qui est tapé.', isAlways: true },
    ],
    json: { schema: autocompleteReply, least: ['Brest'] },
  },
  {
    id: 'check_pwd',
    title: 'La solidité d’un mot de passe',
    tags: ['flx-password-strength'],
    method: 'post',
    path: 'ajax/modules/vieprivee/check_pwd.php',
    about: 'Le mot de passe ne doit être gardé nulle part : ni base, ni journal, ni cache.',
    fields: [{ name: 'q', about: 'Ce qui est tapé.', isAlways: true }],
    json: {
      schema: strengthReply,
      least: { percentage: 25, result: 'Faible' },
      about: { result: 'Se lit sous la barre.' },
    },
  },
  {
    id: 'newsletter',
    title: 'La lettre d’information',
    tags: ['flx-newsletter'],
    method: 'post',
    path: 'ajax/modules/newsletter_v2/traitement.php',
    about: 'Le formulaire de l’auteur ; sa propre adresse, s’il en a une.',
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
      'Les champs sont dans l’adresse, le corps est un morceau du fichier, et Content-Range dit lequel : bytes 0-8388607/20000000. La page continue de ce que dit recu.',
    fields: [
      { name: 'action', about: 'L’action.', values: ['upload'], isAlways: true },
      { name: 'keys', about: 'La clé que la page a faite pour le fichier.', isAlways: true },
      { name: 'nom', about: 'Son nom.', isAlways: true },
      ...place,
    ],
    json: {
      schema: uploadReply,
      least: { status: 'ok', fichier: { key: '3f1c', recu: 8388608 } },
      about: { url: 'L’adresse de son image, pour son auteur seul.' },
    },
  },
  {
    id: 'upload-view',
    title: 'Les fichiers envoyés',
    tags: ['flx-upload'],
    method: 'get',
    path: upload,
    about: 'Ceux de la session, ou de ces clés.',
    fields: [
      { name: 'action', about: 'L’action.', values: ['view'], isAlways: true },
      { name: 'keys', about: 'Les clés, séparées par des virgules ; vide, tous.', isAlways: true },
      ...place,
    ],
    json: {
      schema: viewReply,
      least: { status: 'ok', fichiers: [] },
      about: { url: 'L’adresse de son image, pour son auteur seul.' },
    },
  },
  {
    id: 'upload-delete',
    title: 'Retirer des fichiers',
    tags: ['flx-upload'],
    method: 'post',
    path: upload,
    about: 'delete retire ceux de keys, resetSession tous ceux de la session.',
    fields: [
      { name: 'action', about: 'L’action.', values: ['delete', 'resetSession'], isAlways: true },
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
    about: 'Un géocodeur qui répond comme la base adresse nationale.',
    fields: [
      { name: 'q', about: 'Ce qui est tapé.', isAlways: true },
      { name: 'limit', about: 'Combien au plus.', isAlways: true },
    ],
    json: {
      schema: geocoderReply,
      least: {
        features: [{ geometry: { type: 'Point', coordinates: [-4.48, 48.39] }, properties: { label: 'Brest' } }],
      },
    },
  },
]
