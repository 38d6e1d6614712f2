import type { Conformity } from '../../conformity/conformity.ts'

export const relayPickerRgaa: Conformity = {
  tag: 'flx-relay-picker',
  lines: [
    {
      criteria: ['4.8', '4.12'],
      says: 'La liste dit tout ; la carte est un onglet en plus, dont chaque point est un bouton.',
      test: 'elements/relay-picker: RELAY-01',
    },
    {
      criteria: ['7.1'],
      says: 'Les onglets, le point choisi et les horaires sont restitués.',
      test: 'theme/drawn',
    },
    {
      criteria: ['7.3'],
      says: 'De la recherche au choix, au clavier seul.',
      test: 'e2e/relay-picker: RELAY-01',
    },
    {
      criteria: ['7.5'],
      says: 'Le nombre de points, leur absence et un échec sont annoncés.',
      test: 'elements/relay-picker: RELAY-01',
    },
    {
      criteria: ['11.10'],
      says: 'Sans cinq chiffres, le champ dit ce qui manque ; sans point, la commande s’arrête à lui.',
      test: 'elements/relay-picker: RELAY-01',
    },
  ],
}
