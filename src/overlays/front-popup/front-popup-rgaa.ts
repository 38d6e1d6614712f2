import type { Conformity } from '../../conformity/conformity.ts'

export const frontPopupRgaa: Conformity = {
  tag: 'flx-front-popup',
  lines: [
    {
      criteria: ['7.1'],
      says: 'L’annonce est une boîte de dialogue nommée ; la page derrière est inerte.',
      test: 'elements/front-popup: FRONT-01',
      owed: '`label`, obligatoire.',
    },
    {
      criteria: ['12.9'],
      says: 'Échap, le bouton et un clic à côté la ferment.',
      test: 'elements/front-popup: FRONT-01',
    },
    {
      criteria: ['13.1'],
      says: 'Le compte à rebours attend sous le survol et le focus, et un bouton garde l’annonce ouverte.',
      test: 'elements/front-popup: FRONT-01',
    },
    {
      criteria: ['7.5'],
      says: 'Le compte à rebours est dit une fois, pas chaque seconde.',
      test: 'elements/front-popup: FRONT-01',
    },
    {
      criteria: ['7.4'],
      says: 'Elle ne s’ouvre ni pendant une saisie ni sur ce que le visiteur a ouvert.',
      test: 'elements/front-popup: FRONT-01',
    },
  ],
}
