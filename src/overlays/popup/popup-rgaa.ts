import type { Conformity } from '../../core/conformity/conformity.ts'

export const popupRgaa: Conformity = {
  tag: 'flx-popup',
  lines: [
    {
      criteria: ['2.1', '2.2'],
      says: 'Le cadre et la boîte ont un nom : le leur, ou le titre de la page montrée.',
      test: 'elements/popup: is named, by its title or by that of the page in its frame',
      owed: 'Un `<title>` à la page montrée, ou `label`.',
    },
    {
      criteria: ['12.9'],
      says: 'Échap ferme, dans le cadre aussi, sauf si la page l’interdit.',
      test: 'elements/popup: POPUP-05 asks before a frame closes, whatever asks: cross, Escape in the frame, overlay, Back; No keeps what was typed',
      owed: '`no-esc-key` et `no-overlay-close` jamais ensemble sans autre sortie.',
    },
    {
      criteria: ['11.12'],
      says: 'Fermer ne perd pas une saisie sans le demander.',
      test: 'elements/popup: POPUP-05 closes at once where nothing would be lost, or where it shows no frame',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui n’est pas venu se dit, et se redemande.',
      test: 'elements/popup: POPUP-07 says what went wrong, and tries again when asked',
    },
  ],
}
