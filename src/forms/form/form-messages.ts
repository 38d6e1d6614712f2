import { messages } from '../../core/i18n/texts.ts'

export const formTexts = messages('form', {
  sending: 'Envoi en cours…',
  checking: 'Vérification en cours…',
  unchecked: 'Cette valeur n’a pas pu être vérifiée : elle le sera à l’envoi.',
  kept: 'Rien n’est perdu : ce que vous avez saisi est toujours là.',
  retry: 'Réessayer',
  sent: 'C’est envoyé.',
  refused: 'Le serveur n’a pas accepté cet envoi.',
  'too-large': 'Cet envoi est trop volumineux pour le serveur : réduisez-le, un fichier joint par exemple.',
  'one-error': 'Un champ est à corriger\u00a0:',
  errors: '{n} champs sont à corriger\u00a0:',
  'session-over': 'Votre session a expiré. Reconnectez-vous ici : ce que vous avez saisi est gardé, et part aussitôt.',
  'session-over-step': 'Votre session a expiré. Reconnectez-vous ici : ce que vous avez saisi est gardé.',
  'draft-restored': 'Votre saisie du {day} à {time} a été reprise.',
  'draft-forget': 'L’effacer',
  'draft-forgotten': 'La saisie reprise est effacée.',
  'no-paste': 'Saisissez la valeur à nouveau (le collage est désactivé).',
  required: 'Remplissez ce champ.',
  'required-choice': 'Choisissez une réponse.',
  'required-check': 'Cochez cette case pour continuer.',
  email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
})

/** The sentences of the legacy validator (FORM-06). */
export const alertTexts = messages('formAlert', {
  title: 'Erreur(s) rencontrée(s)',
  email: '{field} doit contenir une adresse e-mail.',
  number: '{field} doit contenir un nombre.',
  range: '{field} doit contenir un nombre entre {min} et {max}.',
  required: '{field} est obligatoire.',
})

/** Texts about a part of the form that the server renews. */
export const partsTexts = messages('formParts', {
  failed: 'Cette partie du formulaire n’a pas pu être mise à jour. {why}',
})
