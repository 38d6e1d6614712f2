import type { Conformity } from '../../core/conformity/conformity.ts'

export const cartBadgeRgaa: Conformity = {
  tag: 'flx-cart-badge',
  lines: [
    {
      criteria: ['6.1', '6.2'],
      says: 'Le nom du lien dit le nombre d’articles et le suit.',
      test: 'elements/cart-badge: agrees with the cart: count, total, accessible name; the author’s markup stays',
    },
    {
      criteria: ['13.8'],
      says: 'Un nouveau nombre bouge, sauf pour qui demande moins d’animations.',
      test: 'elements/cart-badge: a new count moves, but not for those who asked for less motion',
    },
  ],
}
