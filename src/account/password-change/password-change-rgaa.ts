import type { Conformity } from '../../conformity/conformity.ts'

export const passwordChangeRgaa: Conformity = {
  tag: 'flx-password-change',
  lines: [
    {
      criteria: ['11.10'],
      says: 'Un refus est dit près des champs, qui restent tels quels.',
      test: 'elements/password-change: PWCHG-01',
      owed: 'Les règles du mot de passe, écrites avant les champs ; `autocomplete="new-password"`.',
    },
    {
      criteria: ['7.5', '12.8'],
      says: 'Le mot de passe changé, le message est annoncé et le bouton de retour se montre.',
      test: 'elements/password-change: PWCHG-01',
    },
  ],
}
