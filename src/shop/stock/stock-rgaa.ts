import type { Conformity } from '../../conformity/conformity.ts'

export const stockRgaa: Conformity = {
  tag: 'flx-stock',
  lines: [
    {
      criteria: ['7.5'],
      says: 'Le message qui remplace le bouton est lu.',
      test: 'elements/stock: ART-02',
    },
    {
      criteria: ['12.8'],
      says: 'Le bouton qui devient un lien garde le focus.',
      test: 'elements/stock: ART-02',
    },
    {
      criteria: ['11.10'],
      says: 'Une adresse refusée se dit, et ce qui est saisi reste.',
      test: 'elements/stock: ART-02',
      owed: 'Une étiquette au champ, si le formulaire est le vôtre.',
    },
  ],
}
