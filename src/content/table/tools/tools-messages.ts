import { messages } from '../../../core/i18n/texts.ts'

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
