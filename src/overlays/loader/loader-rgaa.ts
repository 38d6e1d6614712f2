import type { Conformity } from '../../conformity/conformity.ts'

export const loaderRgaa: Conformity = {
  tag: 'flx-loader',
  lines: [
    {
      criteria: ['7.5'],
      says: 'Le chargement est annoncé, la page est dite occupée.',
      test: 'elements/loader: LOADER-04',
    },
    {
      criteria: ['12.8'],
      says: 'Le focus reste où il était.',
      test: 'elements/loader: LOADER-03',
      owed: 'Une attente courte : le voile ne se ferme pas.',
    },
  ],
}
