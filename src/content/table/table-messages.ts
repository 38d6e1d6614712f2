import { messages } from '../../core/i18n/texts.ts'

export const tableTexts = messages('table', {
  table: 'Tableau',
  column: 'Colonne {n}',
  sort: 'Trier : {name}',
})
