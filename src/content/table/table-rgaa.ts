import type { Conformity } from '../../conformity/conformity.ts'

export const tableRgaa: Conformity = {
  tag: 'flx-table',
  lines: [
    {
      criteria: ['5.6', '5.7'],
      says: 'Le tableau garde ses en-têtes ; une première ligne d’en-têtes que l’éditeur n’a pas déclarée le devient.',
      test: 'elements/table: TABLE-05',
      owed: 'De vrais `<th>`, avec `scope` quand le tableau a des en-têtes de lignes.',
    },
    {
      criteria: ['5.4', '5.5'],
      says: 'Le titre du tableau nomme aussi la zone qui défile et le plein écran.',
      test: 'theme/drawn',
      owed: 'Une `<caption>`, ou `label`.',
    },
    {
      criteria: ['7.1'],
      says: 'Le tri se commande par des boutons dans les en-têtes, et l’en-tête trié le dit.',
      test: 'elements/table: TABLE-01 TABLE-05',
    },
    {
      criteria: ['7.3'],
      says: 'Trier, aussi par plusieurs colonnes, se fait au clavier.',
      test: 'elements/table: TABLE-01',
    },
    {
      criteria: ['7.5'],
      says: 'Le nombre de lignes gardées par un filtre est annoncé.',
      test: 'elements/table: TABLE-05',
    },
    {
      criteria: ['10.11'],
      says: 'Les colonnes qui ne tiennent pas se déplient sous leur ligne, au clavier aussi.',
      test: 'elements/table: TABLE-02 TABLE-05',
    },
  ],
}
