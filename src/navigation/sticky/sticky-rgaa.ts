import type { Conformity } from '../../core/conformity/conformity.ts'

export const stickyRgaa: Conformity = {
  tag: 'flx-sticky',
  lines: [
    {
      criteria: ['2.4.11', '10.7'],
      says: 'Ce qui a le focus, et ce que nomme une ancre, reste dégagé de l’en-tête.',
      test: 'elements/sticky: PAGE-08 keeps what has focus, and what a hash names, clear of the header',
    },
    {
      criteria: ['12.8'],
      says: 'L’en-tête caché se remontre à qui y entre au clavier, et reste tant qu’il y est.',
      test: 'elements/sticky: PAGE-08 shows itself to who comes in with the keyboard, and stays while they are there',
    },
    {
      criteria: ['13.8'],
      says: 'Il va et vient sans glisser pour qui demande moins d’animations.',
      test: 'elements/sticky: moves at once for visitors who asked for less motion',
    },
    {
      criteria: ['10.11'],
      says: 'Il tient dans 360 px.',
      test: 'elements/sticky: fits 360 px and passes axe',
      owed: 'Un en-tête bas : à 400 % de zoom, il prend sa part d’une petite fenêtre.',
    },
  ],
}
