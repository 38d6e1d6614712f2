import { messages } from '../../core/i18n/texts.ts'

export const consentTexts = messages('consent', {
  title: 'Vos choix sur les cookies',
  intro: 'Ce site s’en sert pour :',
  free: 'Refuser ne change rien à ce que vous pouvez faire ici. Votre choix est gardé six mois.',
  policy: 'En savoir plus',
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  choose: 'Choisir',
  save: 'Enregistrer mes choix',
  manage: 'Gérer mes cookies',
  always: 'Toujours actif',
  chosen: 'Choix du {date}, référence {id}.',
  proof: 'Télécharger la preuve',
  saved: 'Votre choix est enregistré.',
  close: 'Fermer',
  'third-title': 'Ce contenu vient de {service}',
  'third-text': 'Pour le montrer ici, votre navigateur contacte {service}, qui apprend alors votre visite.',
  once: 'Autoriser une fois',
  'allow-always': 'Toujours autoriser',
  'not-now': 'Pas maintenant',
})
