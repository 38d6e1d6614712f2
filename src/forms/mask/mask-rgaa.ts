import type { Conformity } from '../../conformity/conformity.ts'

export const maskRgaa: Conformity = {
  tag: 'flx-mask',
  lines: [
    {
      criteria: ['11.10', '11.11'],
      says: 'Une saisie incomplète est dite sous le champ, liée à lui, et ne l’est plus une fois juste.',
      test: 'elements/mask-field',
      owed: 'Le format attendu, écrit près du champ.',
    },
    {
      criteria: ['11.1'],
      says: 'Le champ reste celui de la page, avec son étiquette.',
      test: 'elements/mask-field',
      owed: 'Une étiquette au champ.',
    },
    {
      criteria: ['7.1'],
      says: 'La frappe, la correction, le collage et la composition restent ceux du navigateur.',
      test: 'elements/mask-field',
    },
  ],
}
