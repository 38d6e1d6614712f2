import { messages } from '../../core/i18n/texts.ts'

export const cartBadgeTexts = messages('cart-badge', {
  cart: 'Panier',
  label: 'Panier, {count}, {total}',
})
