import type { Conformity } from '../../core/conformity/conformity.ts'

export const slideshowRgaa: Conformity = {
  tag: 'flx-slideshow',
  lines: [
    {
      criteria: ['13.8'],
      says: 'Il avance seul avec un bouton pour l’arrêter, et pas du tout pour qui demande moins d’animations.',
      test: 'elements/slideshow: SLIDE-03 plays by itself, with a button, arrows and dots',
    },
    {
      criteria: ['7.1'],
      says: 'C’est une région nommée ; chaque diapositive dit sa place.',
      test: 'theme/drawn: is heard as it was approved',
      owed: '`label`, et une alternative à chaque image.',
    },
    {
      criteria: ['7.3', '2.5.7'],
      says: 'Flèches et points font d’un clic ce que fait un glissement.',
      test: 'elements/carousel: SLIDE-04 obeys the keyboard, and an arrow that is at its end hands on the focus',
    },
  ],
}
