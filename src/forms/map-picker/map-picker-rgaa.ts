import type { Conformity } from '../../conformity/conformity.ts'

export const mapPickerRgaa: Conformity = {
  tag: 'flx-map-picker',
  lines: [
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Le point se pose aussi par une adresse, un clic, les flèches ou les coordonnées.',
      test: 'elements/map-picker: MAP-03',
    },
    {
      criteria: ['7.1'],
      says: 'Le repère est un curseur qui dit son lieu et ses touches.',
      test: 'theme/drawn',
    },
    {
      criteria: ['4.8'],
      says: 'Sans carte, les champs suffisent.',
      test: 'elements/map-picker: MAP-03',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Une coordonnée qui n’en est pas une est refusée en toutes lettres, avec un exemple, et retient le formulaire.',
      test: 'elements/map-picker: MAP-01',
      owed: 'Une étiquette à vos champs de latitude et de longitude.',
    },
    {
      criteria: ['7.5'],
      says: 'Un service qui ne répond pas se dit, et ce qui est saisi reste.',
      test: 'elements/map-picker: HTTP-02',
    },
  ],
}
