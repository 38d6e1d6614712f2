import type { Conformity } from '../../conformity/conformity.ts'

export const popupRgaa: Conformity = {
  tag: 'flx-popup',
  lines: [
    {
      criteria: ['2.1', '2.2'],
      says: 'Le cadre et la boîte ont un nom : le leur, ou le titre de la page montrée.',
      test: 'elements/popup',
      owed: 'Un `<title>` à la page montrée, ou `label`.',
    },
    {
      criteria: ['12.9'],
      says: 'Échap ferme, dans le cadre aussi, sauf si la page l’interdit.',
      test: 'elements/popup: POPUP-05',
      owed: '`no-esc-key` et `no-overlay-close` jamais ensemble sans autre sortie.',
    },
    {
      criteria: ['11.12'],
      says: 'Fermer ne perd pas une saisie sans le demander.',
      test: 'elements/popup: POPUP-05',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui n’est pas venu se dit, et se redemande.',
      test: 'elements/popup: POPUP-07',
    },
  ],
}
