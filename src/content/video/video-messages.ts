import { messages } from '../../core/i18n/texts.ts'

export const videoTexts = messages('video', {
  play: 'Lire la vidéo',
  playNamed: 'Lire la vidéo : {name}',
  video: 'Vidéo',
  failed: 'La vidéo n’a pas pu être lue ici.',
})
