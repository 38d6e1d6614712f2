import type { Conformity } from '../../conformity/conformity.ts'

export const loginRgaa: Conformity = {
  tag: 'flx-login',
  lines: [
    {
      criteria: ['3.3.8'],
      says: 'Une clé d’accès connecte sans rien retenir ni recopier ; le mot de passe se colle et se remplit seul.',
      test: 'elements/passkey: LOGIN-06',
      owed: '`autocomplete="username webauthn"` et `current-password` sur les champs, pas d’énigme.',
    },
    {
      criteria: ['11.10'],
      says: 'Un refus se dit dans une boîte de dialogue, puis le mot de passe a le focus.',
      test: 'elements/login: LOGIN-02',
    },
    {
      criteria: ['7.3'],
      says: 'La connexion, le code compris, se fait au clavier.',
      test: 'e2e/login: LOGIN-01 LOGIN-03 TFA-01',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui échoue sans raison connue est annoncé au-dessus du formulaire, et rien de saisi n’est perdu.',
      test: 'elements/login: LOGIN-04',
    },
    {
      criteria: ['12.11'],
      says: 'La petite connexion s’ouvre comme un menu, prend le focus, et Échap la range.',
      test: 'elements/login: LOGIN-01',
    },
  ],
}
