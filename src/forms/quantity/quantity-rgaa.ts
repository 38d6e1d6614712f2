import type { Conformity } from '../../conformity/conformity.ts'

export const quantityRgaa: Conformity = {
  tag: 'flx-quantity',
  lines: [
    {
      criteria: ['7.1', '11.9'],
      says: 'Les deux boutons sont nommés d’après le champ, et la nouvelle valeur est lue.',
      test: 'elements/quantity',
      owed: 'Une étiquette au champ.',
    },
    {
      criteria: ['2.5.8'],
      says: 'Les boutons ont 44 px et s’atteignent au clavier.',
      test: 'elements/quantity',
    },
    {
      criteria: ['12.8'],
      says: 'Un bouton arrivé au bout garde le focus.',
      test: 'elements/quantity',
    },
  ],
}
