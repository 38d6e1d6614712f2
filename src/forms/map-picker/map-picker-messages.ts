import { messages } from '../../core/i18n/texts.ts'

export const mapPickerTexts = messages('mapPicker', {
  'my-position': 'Ma position',
  'latitude-unread': 'Ceci n’est pas une latitude. Écrivez-la ainsi : 48,3904 ou 48°23′25″ N.',
  'longitude-unread': 'Ceci n’est pas une longitude. Écrivez-la ainsi : -4,4861 ou 4°29′10″ O.',
  'latitude-range': 'La latitude est un nombre entre −90 et 90.',
  'longitude-range': 'La longitude est un nombre entre −180 et 180.',
  side: 'La latitude est au nord ou au sud, la longitude à l’est ou à l’ouest.',
  north: '{degrees}° nord',
  south: '{degrees}° sud',
  east: '{degrees}° est',
  west: '{degrees}° ouest',
  point: 'Point choisi : {point}',
  'no-point': 'Aucun point choisi.',
  how: 'Cliquez sur la carte pour placer le point, ou déplacez le repère.',
})
