import type { Conformity } from '../../conformity/conformity.ts'

export const permalinkRgaa: Conformity = {
  tag: 'flx-permalink',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Du bouton à la copie, au clavier seul.',
      test: 'elements/permalink: PERMA-01',
    },
    {
      criteria: ['7.5'],
      says: 'La copie est dite à tous ; sans presse-papiers, comment copier est dit aussi.',
      test: 'elements/permalink: PERMA-01',
    },
    {
      criteria: ['1.1'],
      says: 'Le code QR est une image qui a un nom, et l’adresse se lit à côté.',
      test: 'elements/permalink: PERMA-01',
    },
  ],
}
