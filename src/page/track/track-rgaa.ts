import type { Conformity } from '../../core/conformity/conformity.ts'

export const trackRgaa: Conformity = {
  tag: 'flx-track',
  lines: [
    {
      criteria: ['7.1'],
      says: 'L’élément ne dessine rien, et ne change ni un lien ni son clic.',
      test: 'elements/track: TRACK-01 tells marked links with their parameters: click, Enter and middle click, whenever they come',
    },
  ],
}
