import { messages } from '../../core/i18n/texts.ts'

export const frontPopupTexts = messages('front-popup', {
  label: 'Annonce',
  countdown: 'Fermeture dans {n}\u00a0s',
  announce: 'Cette fenêtre se ferme seule dans {time}. Le bouton «\u00a0Garder ouverte\u00a0» l’en empêche.',
  keep: 'Garder ouverte',
  kept: 'La fenêtre reste ouverte.',
})
