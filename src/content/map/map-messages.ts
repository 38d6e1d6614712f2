import { messages } from '../../core/i18n/texts.ts'

export const placesTexts = messages('places', {
  'on-map': 'Voir sur la carte',
  'on-map-name': '{name} : voir sur la carte',
  places: 'Lieux de la carte',
  shown: 'Lieux sur la carte : {shown} sur {count}.',
  only: 'Ne lister que ceux-là',
})
