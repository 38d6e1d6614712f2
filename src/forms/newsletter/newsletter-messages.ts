import { messages } from '../../core/i18n/texts.ts'

export const newsletterTexts = messages('newsletter', {
  'done-title': 'Lettre d’information',
  done: 'Votre inscription est enregistrée.',
  'failed-title': 'Inscription refusée',
  failed: 'Votre inscription n’a pas pu être enregistrée. Vérifiez l’adresse, puis réessayez.',
})
