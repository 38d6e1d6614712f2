import type { Conformity } from '../../core/conformity/conformity.ts'

export const addToCartRgaa: Conformity = {
  tag: 'flx-add-to-cart',
  lines: [
    {
      criteria: ['7.5'],
      says: 'L’ajout se confirme dans une boîte de dialogue ou par un message annoncé ; un refus se lit près du formulaire.',
      test: 'elements/add-to-cart: a refusal of the server is said beside the form, which stays as it was',
    },
    {
      criteria: ['7.1'],
      says: 'Le bouton garde le focus pendant l’envoi et dit qu’il est occupé ; un second clic n’envoie rien de plus.',
      test: 'elements/add-to-cart: CART-07 a second click during the first is not a second send; the button keeps its focus',
    },
    {
      criteria: ['12.8'],
      says: 'La confirmation prend le focus, et le rend.',
      test: 'elements/add-to-cart: ART-01 confirms in a popup: go on shopping, or see the cart',
    },
    {
      criteria: ['11.1', '11.9'],
      says: 'Le formulaire est celui de la page : l’élément n’y ajoute pas de champ.',
      test: 'elements/add-to-cart: ART-01 posts add_item.php with idarticle, idreference and the form’s data',
      owed: 'Une étiquette à la quantité, et un bouton qui nomme l’article s’il y en a plusieurs dans la page.',
    },
  ],
}
