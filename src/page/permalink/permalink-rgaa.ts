import type { Conformity } from '../../core/conformity/conformity.ts'

export const permalinkRgaa: Conformity = {
  tag: 'flx-permalink',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Du bouton à la copie, au clavier seul.',
      test: 'elements/permalink: PERMA-01 posts the address of the page, and offers the body for copy in a modal, by keyboard alone',
    },
    {
      criteria: ['7.5'],
      says: 'La copie est dite à tous ; sans presse-papiers, comment copier est dit aussi.',
      test: 'elements/permalink: PERMA-01 copies to the clipboard, and says so to everyone',
    },
    {
      criteria: ['1.1'],
      says: 'Le code QR est une image qui a un nom, et l’adresse se lit à côté.',
      test: 'elements/permalink: PERMA-01 draws its QR code when it is asked for, with a name, and puts it away',
    },
  ],
}
