import { messages } from '../../core/i18n/texts.ts'

export const loaderTexts = messages('loader', {
  title: 'CHARGEMENT',
  description: "Veuillez patienter s'il vous plait...",
  label: 'Chargement en cours',
})
