import type { Conformity } from '../../conformity/conformity.ts'

export const breadcrumbRgaa: Conformity = {
  tag: 'flx-breadcrumb',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Chaque menu est ouvert par un bouton nommé d’après sa page, qui dit s’il est ouvert.',
      test: 'elements/breadcrumb: HEAD-02',
    },
    {
      criteria: ['7.3', '12.11'],
      says: 'Au clavier, le bouton ouvre, Tab mène dans la liste, Échap ramène au bouton.',
      test: 'elements/breadcrumb: HEAD-02',
    },
    {
      criteria: ['9.2', '12.6'],
      says: 'Le `nav` et la liste restent ceux de la page.',
      test: 'elements/breadcrumb',
      owed: 'Un `nav` nommé « Fil d’Ariane », une liste ordonnée, `aria-current="page"` sur le dernier lien.',
    },
  ],
}
