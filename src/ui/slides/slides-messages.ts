import { messages } from '../../core/i18n/texts.ts'

export const slidesTexts = messages('slides', {
  region: 'carrousel',
  name: 'Diapositives',
  slide: 'diapositive',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  choose: 'Choisir une diapositive',
  goTo: 'Aller à la diapositive {n}',
  position: '{n} sur {total}',
  range: '{from} à {to} sur {total}',
  play: 'Lancer le défilement',
  pause: 'Arrêter le défilement',
})
