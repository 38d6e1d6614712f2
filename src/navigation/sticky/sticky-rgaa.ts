import type { Conformity } from '../../conformity/conformity.ts'

export const stickyRgaa: Conformity = {
  tag: 'flx-sticky',
  lines: [
    {
      criteria: ['2.4.11', '10.7'],
      says: 'Ce qui a le focus, et ce que nomme une ancre, reste dégagé de l’en-tête.',
      test: 'elements/sticky: PAGE-08',
    },
    {
      criteria: ['12.8'],
      says: 'L’en-tête caché se remontre à qui y entre au clavier, et reste tant qu’il y est.',
      test: 'elements/sticky: PAGE-08',
    },
    {
      criteria: ['13.8'],
      says: 'Il va et vient sans glisser pour qui demande moins d’animations.',
      test: 'elements/sticky',
    },
    {
      criteria: ['10.11'],
      says: 'Il tient dans 360 px.',
      test: 'elements/sticky',
      owed: 'Un en-tête bas : à 400 % de zoom, il prend sa part d’une petite fenêtre.',
    },
  ],
}
