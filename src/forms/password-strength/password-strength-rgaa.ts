import type { Conformity } from '../../core/conformity/conformity.ts'

export const passwordStrengthRgaa: Conformity = {
  tag: 'flx-password-strength',
  lines: [
    {
      criteria: ['3.1'],
      says: 'Ce que dit la couleur de la barre, un mot et des raisons le disent aussi.',
      test: 'elements/password-strength: PWD-01 says it in words, with the reasons, as text',
    },
    {
      criteria: ['7.5'],
      says: 'L’avis du serveur est annoncé une fois la frappe arrêtée.',
      test: 'elements/password-strength: PWD-01 posts what was typed once typing has paused, in the body alone',
    },
    {
      criteria: ['11.1'],
      says: 'Le champ garde son nom, en tableau, dans une étiquette ou à côté.',
      test: 'elements/password-strength: PWD-01 the field keeps its name, in a table, in a label, beside a label',
      owed: 'Une étiquette au champ.',
    },
  ],
}
