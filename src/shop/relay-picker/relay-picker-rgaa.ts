import type { Conformity } from '../../core/conformity/conformity.ts'

export const relayPickerRgaa: Conformity = {
  tag: 'flx-relay-picker',
  lines: [
    {
      criteria: ['4.8', '4.12'],
      says: 'La liste dit tout ; la carte est un onglet en plus, dont chaque point est un bouton.',
      test: 'elements/relay-picker: RELAY-01 by keyboard: from the list to the marker, choose there, and back to the list',
    },
    {
      criteria: ['7.1'],
      says: 'Les onglets, le point choisi et les horaires sont restitués.',
      test: 'theme/drawn: is heard as it was approved',
    },
    {
      criteria: ['7.3'],
      says: 'De la recherche au choix, au clavier seul.',
      test: 'e2e/relay-picker: RELAY-01 by keyboard alone: seven towns of one code, the list, the map, a choice, ${width} px',
    },
    {
      criteria: ['7.5'],
      says: 'Le nombre de points, leur absence et un échec sont annoncés.',
      test: 'elements/relay-picker: RELAY-01 says « Aucun résultat » for a code without town and a town without point',
    },
    {
      criteria: ['11.10'],
      says: 'Sans cinq chiffres, le champ dit ce qui manque ; sans point, la commande s’arrête à lui.',
      test: 'elements/relay-picker: RELAY-01 Enter searches and does not send the form; with less than five digits it says what is wrong',
    },
  ],
}
