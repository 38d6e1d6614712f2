import type { Conformity } from '../../conformity/conformity.ts'

export const myElementsRgaa: Conformity = {
  tag: 'flx-my-elements',
  lines: [
    {
      criteria: ['11.12'],
      says: 'Supprimer et publier posent leur question avant d’agir.',
      test: 'elements/my-elements: ELEM-02',
    },
    {
      criteria: ['12.8'],
      says: 'Quand une ligne s’en va, le focus va à sa voisine, ou reste dans la liste.',
      test: 'elements/my-elements: ELEM-02',
    },
    {
      criteria: ['7.5'],
      says: 'Un échec se lit dans une boîte de dialogue, et ne change rien.',
      test: 'elements/my-elements: ELEM-06',
    },
    {
      criteria: ['6.1'],
      says: 'Les liens restent les vôtres.',
      test: 'elements/my-elements: ELEM-01 ELEM-02',
      owed: 'Un intitulé qui dit l’état et l’annonce : une classe seule ne se lit pas.',
    },
  ],
}
