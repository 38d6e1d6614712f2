import { messages } from '../../core/i18n/texts.ts'

export const popupTexts = messages('popup', {
  label: 'Fenêtre',
  warning: 'Attention',
  unsaved:
    'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)',
  loading: 'Chargement en cours',
  imageError: 'L’image n’a pas pu être chargée.',
  videoError: 'La vidéo n’a pas pu être lue.',
})
