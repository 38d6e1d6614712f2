import { messages } from '../../../core/i18n/texts.ts'

export const resultTexts = messages('mobile-menu-results', {
  title: 'Résultats',
  none: 'Aucun résultat',
  hint: 'Aucune entrée du menu ne correspond à « {query} ».',
  one: '1 résultat',
  many: '{count} résultats',
})
