import type { Conformity } from '../../core/conformity/conformity.ts'

export const maskRgaa: Conformity = {
  tag: 'flx-mask',
  lines: [
    {
      criteria: ['11.10', '11.11'],
      says: 'Une saisie incomplète est dite sous le champ, liée à lui, et ne l’est plus une fois juste.',
      test: 'elements/mask-field: says in French what is wrong once the field is left, tied to it, and no longer once it is right',
      owed: 'Le format attendu, écrit près du champ.',
    },
    {
      criteria: ['11.1'],
      says: 'Le champ reste celui de la page, avec son étiquette.',
      test: 'elements/mask-field: gives the field back as it was, with what was typed',
      owed: 'Une étiquette au champ.',
    },
    {
      criteria: ['7.1'],
      says: 'La frappe, la correction, le collage et la composition restent ceux du navigateur.',
      test: 'elements/mask-field: a composition is left alone until it ends',
    },
  ],
}
