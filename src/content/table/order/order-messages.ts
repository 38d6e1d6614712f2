import { messages } from '../../../core/i18n/texts.ts'

export const orderTexts = messages('table-order', {
  ascending: '{name}, croissant',
  descending: '{name}, décroissant',
  sorted: 'Trié par {keys}',
  rank: 'critère {n}',
})
