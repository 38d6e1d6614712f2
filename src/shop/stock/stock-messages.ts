import { messages } from '../../core/i18n/texts.ts'

export const stockTexts = messages('stock', {
  'alert-title': 'M’avertir du retour en stock',
  email: 'Votre adresse e-mail',
  ask: 'Me prévenir',
  asked: 'C’est noté',
  refused: 'Demande refusée',
  noted: 'Votre demande est enregistrée.',
  choose: 'Votre choix',
  most: '{count} au maximum.',
})
