import type { Conformity } from '../../conformity/conformity.ts'

export const signupRgaa: Conformity = {
  tag: 'flx-signup',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Un compte s’ouvre au clavier seul, jeton compris.',
      test: 'e2e/signup: SIGNUP-01',
    },
    {
      criteria: ['11.10'],
      says: 'Les erreurs se disent à côté de leurs champs.',
      test: 'elements/signup: SIGNUP-01',
      owed: 'Une étiquette et un `autocomplete` à chaque champ.',
    },
    {
      criteria: ['3.3.8', '3.3.7'],
      says: 'Le mot de passe se colle ; seules la seconde adresse et la seconde saisie du mot de passe se tapent.',
      test: 'elements/signup: FORM-08 FORM-11',
      owed: 'Pas de second champ si rien ne l’exige ; pas d’énigme.',
    },
  ],
}
