import { messages } from '../../core/i18n/texts.ts'

export const priceTexts = messages('price', {
  prior: 'Prix le plus bas des 30 derniers jours :',
})
