import { messages } from '../../../core/i18n/texts.ts'

export const pickerMapTexts = messages('pickerMap', {
  pin: 'Repère du point',
  'pin-role': 'repère à déplacer',
  keys: 'Flèches : déplacer le repère ; avec Majuscule, plus loin.',
  put: 'Placer le repère au milieu de la carte',
})
