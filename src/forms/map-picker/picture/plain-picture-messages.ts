import { messages } from '../../../core/i18n/texts.ts'

export const plainPictureTexts = messages('plainPicture', {
  'no-map': 'La carte ne peut pas s’afficher ici : cherchez une adresse, ou tapez les coordonnées.',
  outline: 'Situation du point : {point}',
})
