import type { Conformity } from '../../conformity/conformity.ts'

export const trackRgaa: Conformity = {
  tag: 'flx-track',
  lines: [
    {
      criteria: ['7.1'],
      says: 'L’élément ne dessine rien, et ne change ni un lien ni son clic.',
      test: 'elements/track: TRACK-01',
    },
  ],
}
