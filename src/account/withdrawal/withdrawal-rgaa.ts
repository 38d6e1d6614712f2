import type { Conformity } from '../../conformity/conformity.ts'

export const withdrawalRgaa: Conformity = {
  tag: 'flx-withdrawal',
  lines: [
    {
      criteria: ['7.3'],
      says: 'La rétractation se fait au clavier seul.',
      test: 'e2e/withdrawal: LAW-04',
      owed: 'Le lien de rétractation à la même place de chaque page.',
    },
    {
      criteria: ['11.12'],
      says: 'Commande, articles, puis l’accusé de réception à la place du formulaire.',
      test: 'elements/withdrawal: LAW-04',
    },
    {
      criteria: ['11.10'],
      says: 'Ce qui est refusé reste, et se dit à côté de son champ.',
      test: 'elements/withdrawal: LAW-04',
      owed: 'Une étiquette et une légende à chaque champ et à chaque groupe.',
    },
  ],
}
