import type { Entry } from '../entry.ts'

export const quantityEntry: Entry = {
  tag: 'flx-quantity',
  title: 'Quantité',
  family: 'shop',
  facts: ['Le champ reste le vôtre : nom, bornes, pas, événements.', 'Une valeur incorrecte est remplacée par le pas.'],
  withoutScript: 'Un champ de nombre ordinaire s’affiche.',
  keys: [['↑ ↓', 'Ajoute ou retire un pas.']],
}
