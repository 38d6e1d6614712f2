import type { Conformity } from '../../conformity/conformity.ts'

export const pageRgaa: Conformity = {
  tag: 'flx-page',
  lines: [
    {
      criteria: ['10.7', '2.4.11'],
      says: 'La page défile jusqu’à l’ancre, dégagée de l’en-tête fixe.',
      test: 'elements/page: PAGE-02',
      owed: 'Un lien d’évitement vers le contenu principal.',
    },
    {
      criteria: ['13.8'],
      says: 'Elle y va d’un coup pour qui demande moins d’animations.',
      test: 'core/browser/scroll: PAGE-03',
    },
    {
      criteria: ['7.1'],
      says: 'L’élément ne dessine rien, et axe ne trouve rien.',
      test: 'elements/page',
    },
  ],
}
