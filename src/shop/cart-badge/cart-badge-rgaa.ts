import type { Conformity } from '../../conformity/conformity.ts'

export const cartBadgeRgaa: Conformity = {
  tag: 'flx-cart-badge',
  lines: [
    {
      criteria: ['6.1', '6.2'],
      says: 'Le nom du lien dit le nombre d’articles et le suit.',
      test: 'elements/cart-badge',
    },
    {
      criteria: ['13.8'],
      says: 'Un nouveau nombre bouge, sauf pour qui demande moins d’animations.',
      test: 'elements/cart-badge',
    },
  ],
}
