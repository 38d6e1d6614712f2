import type { Conformity } from '../../conformity/conformity.ts'

export const addToCartRgaa: Conformity = {
  tag: 'flx-add-to-cart',
  lines: [
    {
      criteria: ['7.5'],
      says: 'L’ajout se confirme dans une boîte de dialogue ou par un message annoncé ; un refus se lit près du formulaire.',
      test: 'elements/add-to-cart',
    },
    {
      criteria: ['7.1'],
      says: 'Le bouton garde le focus pendant l’envoi et dit qu’il est occupé ; un second clic n’envoie rien de plus.',
      test: 'elements/add-to-cart: CART-07',
    },
    {
      criteria: ['12.8'],
      says: 'La confirmation prend le focus, et le rend.',
      test: 'elements/add-to-cart: ART-01',
    },
    {
      criteria: ['11.1', '11.9'],
      says: 'Le formulaire est celui de la page : l’élément n’y ajoute pas de champ.',
      test: 'elements/add-to-cart: ART-01',
      owed: 'Une étiquette à la quantité, et un bouton qui nomme l’article s’il y en a plusieurs dans la page.',
    },
  ],
}
