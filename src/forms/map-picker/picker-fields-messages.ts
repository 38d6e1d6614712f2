import { messages } from '../../core/i18n/texts.ts'

export const pickerFieldsTexts = messages('pickerFields', {
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'En degrés : 48,3904 ou 48°23′25″ N. Une paire copiée d’une carte remplit les deux.',
  choose: 'Choisir ce point',
  'no-form':
    'La page qui a ouvert celle-ci n’a pas de formulaire pour ce point : {name}. Copiez ses coordonnées : {point}.',
})
