import type { Conformity } from '../../conformity/conformity.ts'

export const modalRgaa: Conformity = {
  tag: 'flx-modal',
  lines: [
    {
      criteria: ['7.1'],
      says: 'La boîte a un nom ; une alerte lit son texte en s’ouvrant.',
      test: 'elements/modal: MODAL-09',
      owed: '`label`, obligatoire.',
    },
    {
      criteria: ['7.3', '12.9'],
      says: 'Le focus entre, reste et revient ; Échap ferme là où fermer est permis.',
      test: 'elements/modal: MODAL-09',
    },
    {
      criteria: ['13.1'],
      says: 'Le temps de fermeture attend sous le pointeur et pendant la saisie.',
      test: 'elements/modal: MODAL-05',
      owed: '`autoclose` seulement pour ce qui peut n’être pas lu.',
    },
    {
      criteria: ['10.11'],
      says: 'Un long texte et de nombreux boutons restent atteignables à 320 px.',
      test: 'elements/modal: MODAL-09',
    },
  ],
}
