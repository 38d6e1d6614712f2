import { messages } from '../../core/i18n/texts.ts'

export const frontPopupTexts = messages('front-popup', {
  label: 'Annonce',
  countdown: 'Fermeture dans {n} s',
  announce: 'Cette fenêtre se ferme seule dans {time}. Le bouton « Garder ouverte » l’en empêche.',
  keep: 'Garder ouverte',
  kept: 'La fenêtre reste ouverte.',
})
