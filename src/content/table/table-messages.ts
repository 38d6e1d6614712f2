import { messages } from '../../core/i18n/texts.ts'

export const tableTexts = messages('table', {
  table: 'Tableau',
  column: 'Colonne {n}',
  sort: 'Trier : {name}',
})

export const orderTexts = messages('table-order', {
  ascending: '{name}, croissant',
  descending: '{name}, décroissant',
  sorted: 'Trié par {keys}',
  rank: 'critère {n}',
})

export const toolsTexts = messages('table-tools', {
  more: 'Autres colonnes : {name}',
  filter: 'Filtrer',
  columns: 'Colonnes',
  'columns-of': 'Colonnes montrées : {name}',
  any: 'Tout',
  shown: '{shown} sur {total}',
  none: 'Aucune ligne ne convient.',
  fullscreen: 'Plein écran',
  leave: 'Quitter le plein écran',
  csv: 'Télécharger (CSV)',
  pages: 'Pages : {name}',
  previous: 'Précédente',
  next: 'Suivante',
  page: 'Page',
  of: 'sur {n}',
})
