import type { Conformity } from '../../conformity/conformity.ts'

export const priceRgaa: Conformity = {
  tag: 'flx-price',
  lines: [
    {
      criteria: ['3.1', '10.9'],
      says: 'HT, TTC, l’ancien prix et la réduction sont écrits en toutes lettres, jamais par le seul barré.',
      test: 'elements/price',
    },
    {
      criteria: ['8.7'],
      says: 'Les montants suivent la langue de la page.',
      test: 'elements/price: I18N-02',
    },
  ],
}
