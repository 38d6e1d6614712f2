import type { Conformity } from '../../conformity/conformity.ts'

export const uploadRgaa: Conformity = {
  tag: 'flx-upload',
  lines: [
    {
      criteria: ['2.5.7'],
      says: 'Déposer, coller et ranger se font aussi par le champ et par des boutons.',
      test: 'elements/upload: UPLOAD-02',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Chaque refus est dit à côté de son fichier, avec ce qui est accepté.',
      test: 'elements/upload: UPLOAD-01',
      owed: 'Une étiquette au champ, les types et le poids admis écrits avant lui.',
    },
    {
      criteria: ['7.1', '7.5'],
      says: 'La progression, la réussite et l’échec de chaque fichier sont restitués.',
      test: 'theme/drawn',
    },
  ],
}
