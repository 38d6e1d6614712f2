import { messages } from '../../core/i18n/texts.ts'

export const popupTexts = messages('popup', {
  label: 'Fenêtre',
  loading: 'Chargement en cours',
})
