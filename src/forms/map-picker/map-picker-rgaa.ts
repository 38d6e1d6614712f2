import type { Conformity } from '../../core/conformity/conformity.ts'

export const mapPickerRgaa: Conformity = {
  tag: 'flx-map-picker',
  lines: [
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Le point se pose aussi par une adresse, un clic, les flèches ou les coordonnées.',
      test: 'elements/map-picker: MAP-03 arrows move it, further with Shift; the fields follow',
    },
    {
      criteria: ['7.1'],
      says: 'Le repère est un curseur qui dit son lieu et ses touches.',
      test: 'theme/drawn: is heard as it was approved',
    },
    {
      criteria: ['4.8'],
      says: 'Sans carte, les champs suffisent.',
      test: 'elements/map-picker: MAP-03 without WebGL the fields and a plain picture remain',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Une coordonnée qui n’en est pas une est refusée en toutes lettres, avec un exemple, et retient le formulaire.',
      test: 'elements/map-picker: MAP-01 « ${text} » is refused with words at its field, is kept, and holds the form back',
      owed: 'Une étiquette à vos champs de latitude et de longitude.',
    },
    {
      criteria: ['7.5'],
      says: 'Un service qui ne répond pas se dit, et ce qui est saisi reste.',
      test: 'elements/map-picker: HTTP-02 a geocoder that ${what} is said; what is typed stays, and can be tried again',
    },
  ],
}
