import { messages } from '../../core/i18n/texts.ts'

export const addToCartTexts = messages('add-to-cart', {
  adding: 'Ajout…',
  added: 'Ajouté au panier',
  article: '« {name} » est dans votre panier.',
  summary: 'Votre panier : {count}, {total}.',
  continue: 'Continuer mes achats',
  cart: 'Voir le panier',
})
