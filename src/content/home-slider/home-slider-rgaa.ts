import type { Conformity } from '../../conformity/conformity.ts'

export const homeSliderRgaa: Conformity = {
  tag: 'flx-home-slider',
  lines: [
    {
      criteria: ['13.8'],
      says: 'Un bouton l’arrête, le premier geste aussi ; il ne commence pas pour qui demande moins d’animations.',
      test: 'elements/carousel: SLIDE-04',
    },
    {
      criteria: ['7.1'],
      says: 'C’est une région nommée ; chaque diapositive dit sa place, et ce qui change est annoncé.',
      test: 'theme/drawn',
      owed: '`label`, et une alternative à chaque image qui dit où elle mène.',
    },
    {
      criteria: ['7.3', '2.5.7'],
      says: 'Flèches, ou points sous 576 px : aucun geste de glissement n’est nécessaire.',
      test: 'elements/slideshow: SLIDE-02',
    },
  ],
}
