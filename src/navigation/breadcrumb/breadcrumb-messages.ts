import { messages } from '../../core/i18n/texts.ts'

export const breadcrumbTexts = messages('breadcrumb', {
  siblings: 'Pages voisines de « {page} »',
  siblingsOf: 'Pages voisines',
})
