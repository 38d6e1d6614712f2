import type { Conformity } from '../../conformity/conformity.ts'

export const shareRgaa: Conformity = {
  tag: 'flx-share',
  lines: [
    {
      criteria: ['7.5'],
      says: 'La copie du lien est dite à l’œil et aux aides techniques.',
      test: 'elements/share: SHARE-03',
    },
    {
      criteria: ['13.2'],
      says: 'Rien ne s’ouvre sans un clic ; une fenêtre que le navigateur refuse s’ouvre dans l’onglet.',
      test: 'elements/share: SHARE-02',
      owed: 'Dites « nouvelle fenêtre » dans le nom de vos propres boutons.',
    },
    {
      criteria: ['12.8'],
      says: 'Le partage par e-mail rend le focus.',
      test: 'elements/share: SHARE-02',
    },
  ],
}
