import type { Conformity } from '../../conformity/conformity.ts'

export const cartRgaa: Conformity = {
  tag: 'flx-cart',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Chaque commande nomme son article ; axe ne trouve rien, panier plein, vide ou en échec.',
      test: 'elements/cart',
    },
    {
      criteria: ['7.3'],
      says: 'Du catalogue à la commande payée, tout se fait au clavier, à 360 px aussi.',
      test: 'e2e/order-keyboard: CART-01 CART-05 PAY-01',
    },
    {
      criteria: ['7.5'],
      says: 'Les nouveaux totaux sont annoncés poliment ; un refus l’est aussitôt, à côté de ce qu’il concerne.',
      test: 'elements/cart',
    },
    {
      criteria: ['12.8'],
      says: 'Le focus va à la ligne voisine quand une ligne s’en va, au titre de l’étape quand elle change.',
      test: 'elements/cart-steps: CART-01',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Une erreur est liée à son champ, et la première reçoit le focus.',
      test: 'elements/cart-steps: CART-02',
      owed: 'Des messages du serveur qui disent comment corriger.',
    },
    {
      criteria: ['11.12'],
      says: 'La commande se relit avant d’être passée, et chaque partie ramène à ce qui la change.',
      test: 'elements/cart-order',
    },
    {
      criteria: ['11.13'],
      says: 'Nom, adresse, e-mail et mots de passe portent leur `autocomplete`.',
      test: 'elements/cart-steps',
    },
    {
      criteria: ['3.3.7'],
      says: 'L’adresse de facturation est celle de livraison sans la retaper, et ce qui est saisi passe d’une étape à l’autre.',
      test: 'elements/cart-steps: CART-02',
    },
    {
      criteria: ['3.3.8'],
      says: 'Le mot de passe se colle et se remplit par le gestionnaire du navigateur ; la commande se fait aussi sans compte.',
      test: 'elements/cart-steps: FORM-08',
      owed: 'Des services qui acceptent la commande sans compte, ou une autre connexion que le mot de passe.',
    },
    {
      criteria: ['2.5.8'],
      says: 'Les commandes du panier ont au moins 44 px, là où le minimum est 24.',
      test: 'e2e/readable',
    },
  ],
}
