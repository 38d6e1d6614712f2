import type { Conformity } from '../../conformity/conformity.ts'

export const slideshowRgaa: Conformity = {
  tag: 'flx-slideshow',
  lines: [
    {
      criteria: ['13.8'],
      says: 'Il avance seul avec un bouton pour l’arrêter, et pas du tout pour qui demande moins d’animations.',
      test: 'elements/slideshow: SLIDE-03',
    },
    {
      criteria: ['7.1'],
      says: 'C’est une région nommée ; chaque diapositive dit sa place.',
      test: 'theme/drawn',
      owed: '`label`, et une alternative à chaque image.',
    },
    {
      criteria: ['7.3', '2.5.7'],
      says: 'Flèches et points font d’un clic ce que fait un glissement.',
      test: 'elements/carousel: SLIDE-04',
    },
  ],
}
