import type { Conformity } from '../../core/conformity/conformity.ts'

export const loaderRgaa: Conformity = {
  tag: 'flx-loader',
  lines: [
    {
      criteria: ['7.5'],
      says: 'Le chargement est annoncé, la page est dite occupée.',
      test: 'elements/loader: LOADER-04 is announced as busy',
    },
    {
      criteria: ['12.8'],
      says: 'Le focus reste où il était.',
      test: 'elements/loader: LOADER-03 cannot be closed by the visitor, and leaves focus where it was',
      owed: 'Une attente courte : le voile ne se ferme pas.',
    },
  ],
}
