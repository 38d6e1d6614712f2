import type { Conformity } from '../../core/conformity/conformity.ts'

export const modalRgaa: Conformity = {
  tag: 'flx-modal',
  lines: [
    {
      criteria: ['7.1'],
      says: 'La boîte a un nom ; une alerte lit son texte en s’ouvrant.',
      test: 'elements/modal: MODAL-09 is announced: a name, and for an alert its text',
      owed: '`label`, obligatoire.',
    },
    {
      criteria: ['7.3', '12.9'],
      says: 'Le focus entre, reste et revient ; Échap ferme là où fermer est permis.',
      test: 'elements/modal: MODAL-09 focus goes in and comes back, the page behind does not scroll, Escape works where closing is allowed',
    },
    {
      criteria: ['13.1'],
      says: 'Le temps de fermeture attend sous le pointeur et pendant la saisie.',
      test: 'elements/modal: MODAL-05 its time waits while the visitor types in its field, not for the focus that it was given',
      owed: '`autoclose` seulement pour ce qui peut n’être pas lu.',
    },
    {
      criteria: ['10.11'],
      says: 'Un long texte et de nombreux boutons restent atteignables à 320 px.',
      test: 'elements/modal: MODAL-09 a long text, long words and many buttons stay inside and in reach at 320 × ${height} px',
    },
  ],
}
