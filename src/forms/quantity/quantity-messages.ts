import { messages } from '../../core/i18n/texts.ts'

export const quantityTexts = messages('quantity', {
  quantity: 'Quantité',
  less: 'Diminuer : {name}',
  more: 'Augmenter : {name}',
  now: '{name} : {value}',
})
