import type { Conformity } from '../../conformity/conformity.ts'

export const twoFactorRgaa: Conformity = {
  tag: 'flx-two-factor',
  lines: [
    {
      criteria: ['3.3.8'],
      says: 'Le code se colle en entier, ou le navigateur le remplit : rien n’est à recopier chiffre à chiffre.',
      test: 'elements/two-factor: TFA-01',
      owed: 'Une clé d’accès proposée aussi, pour qui ne peut lire le code.',
    },
    {
      criteria: ['11.1'],
      says: 'Chacun des six champs a un nom, et le clavier des chiffres.',
      test: 'elements/two-factor: TFA-01',
    },
    {
      criteria: ['11.10', '12.8'],
      says: 'Un code incomplet se dit, et le premier chiffre vide a le focus.',
      test: 'elements/two-factor: TFA-02',
    },
    {
      criteria: ['13.1'],
      says: 'Un autre code se demande, et l’attente avant le suivant est dite.',
      test: 'elements/two-factor: TFA-03',
      owed: 'Un code valable assez longtemps.',
    },
  ],
}
