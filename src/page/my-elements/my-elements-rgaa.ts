import type { Conformity } from '../../core/conformity/conformity.ts'

export const myElementsRgaa: Conformity = {
  tag: 'flx-my-elements',
  lines: [
    {
      criteria: ['11.12'],
      says: 'Supprimer et publier posent leur question avant d’agir.',
      test: 'elements/my-elements: ELEM-02 No keeps the element; Yes deletes it, its row goes, the page is read again, the focus is at the neighbour',
    },
    {
      criteria: ['12.8'],
      says: 'Quand une ligne s’en va, le focus va à sa voisine, ou reste dans la liste.',
      test: 'elements/my-elements: ELEM-02 the last row leaves the focus in the list',
    },
    {
      criteria: ['7.5'],
      says: 'Un échec se lit dans une boîte de dialogue, et ne change rien.',
      test: 'elements/my-elements: ELEM-06 a failure is a modal with ${what}, and changes nothing',
    },
    {
      criteria: ['6.1'],
      says: 'Les liens restent les vôtres.',
      test: 'elements/my-elements: ELEM-01 ELEM-02 an activation is posted with what names the element; its link takes the class of the answer',
      owed: 'Un intitulé qui dit l’état et l’annonce : une classe seule ne se lit pas.',
    },
  ],
}
