import { messages } from '../../core/i18n/texts.ts'

export const frontBannerTexts = messages('front-banner', {
  label: 'Annonce',
  close: 'Fermer l’annonce',
})
