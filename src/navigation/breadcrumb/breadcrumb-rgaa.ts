import type { Conformity } from '../../core/conformity/conformity.ts'

export const breadcrumbRgaa: Conformity = {
  tag: 'flx-breadcrumb',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Chaque menu est ouvert par un bouton nommé d’après sa page, qui dit s’il est ouvert.',
      test: 'elements/breadcrumb: HEAD-02 folds the lists of sibling pages behind buttons named after their page',
    },
    {
      criteria: ['7.3', '12.11'],
      says: 'Au clavier, le bouton ouvre, Tab mène dans la liste, Échap ramène au bouton.',
      test: 'elements/breadcrumb: HEAD-02 by keyboard: opens, leads into the list, Escape comes back to the button',
    },
    {
      criteria: ['9.2', '12.6'],
      says: 'Le `nav` et la liste restent ceux de la page.',
      test: 'elements/breadcrumb: 200 insertions leave the author’s markup as it was',
      owed: 'Un `nav` nommé « Fil d’Ariane », une liste ordonnée, `aria-current="page"` sur le dernier lien.',
    },
  ],
}
