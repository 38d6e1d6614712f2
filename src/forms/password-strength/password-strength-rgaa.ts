import type { Conformity } from '../../conformity/conformity.ts'

export const passwordStrengthRgaa: Conformity = {
  tag: 'flx-password-strength',
  lines: [
    {
      criteria: ['3.1'],
      says: 'Ce que dit la couleur de la barre, un mot et des raisons le disent aussi.',
      test: 'elements/password-strength: PWD-01',
    },
    {
      criteria: ['7.5'],
      says: 'L’avis du serveur est annoncé une fois la frappe arrêtée.',
      test: 'elements/password-strength: PWD-01',
    },
    {
      criteria: ['11.1'],
      says: 'Le champ garde son nom, en tableau, dans une étiquette ou à côté.',
      test: 'elements/password-strength: PWD-01',
      owed: 'Une étiquette au champ.',
    },
  ],
}
