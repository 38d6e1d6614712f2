import type { Conformity } from '../../core/conformity/conformity.ts'

export const priceRgaa: Conformity = {
  tag: 'flx-price',
  lines: [
    {
      criteria: ['3.1', '10.9'],
      says: 'HT, TTC, l’ancien prix et la réduction sont écrits en toutes lettres, jamais par le seul barré.',
      test: 'elements/price: a reduction says the lowest price of the last 30 days, and is counted from it',
    },
    {
      criteria: ['8.7'],
      says: 'Les montants suivent la langue de la page.',
      test: 'elements/price: I18N-02 an amount that is written in English is read, with its label',
    },
  ],
}
