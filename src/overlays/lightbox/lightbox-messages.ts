import { messages } from '../../core/i18n/texts.ts'

/** The errors about an image that cannot be shown; the keys are the original texts (LBX-06). */
export const errorTexts = messages('lightbox', {
  'Content not found': 'Contenu introuvable',
  'The content could not be loaded.': 'Le contenu n’a pas pu être chargé.',
  'The image could not be loaded.': 'L’image n’a pas pu être chargée.',
  'This content failed to load.': 'Ce contenu ne s’est pas chargé.',
  'This image failed to load.': 'Cette image ne s’est pas chargée.',
})

export const lightboxTexts = messages('lightbox', {
  label: 'Images',
  stage: 'Image affichée',
  slide: 'image',
  stageRole: 'carrousel',
  position: '{n} sur {total}',
  thumbnails: 'Toutes les images',
  thumbnail: 'Image {n} sur {total}',
  named: 'Image {n} sur {total} : {name}',
  previous: 'Image précédente',
  next: 'Image suivante',
  close: 'Fermer',
  play: 'Lancer le diaporama',
  pause: 'Arrêter le diaporama',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fullscreen: 'Plein écran',
  leaveFullscreen: 'Quitter le plein écran',
  download: 'Télécharger l’image',
  loading: 'Chargement de l’image…',
  retry: 'Réessayer',
  open: 'Ouvrir l’adresse de l’image',
  caption: 'Légende',
  enlarge: 'Agrandir l’image',
  enlargeNamed: 'Agrandir l’image : {name}',
})
