import type { Conformity } from '../../conformity/conformity.ts'

export const repeatRgaa: Conformity = {
  tag: 'flx-repeat',
  lines: [
    {
      criteria: ['2.5.7', '13.10'],
      says: 'Les blocs se rangent par des boutons autant qu’en les tirant.',
      test: 'elements/repeat: FORM-05',
    },
    {
      criteria: ['7.5'],
      says: 'Ajout, retrait et déplacement sont annoncés, par le nom du bloc.',
      test: 'theme/drawn',
    },
    {
      criteria: ['11.6', '11.1'],
      says: 'Un bloc ajouté a sa légende, ses étiquettes et ses noms à lui.',
      test: 'elements/repeat: FORM-05',
      owed: 'Un `fieldset` et une `legend` par bloc, une étiquette par champ.',
    },
    {
      criteria: ['11.12'],
      says: 'Un bloc retiré se remet en place, avec sa saisie.',
      test: 'elements/repeat: FORM-05',
    },
  ],
}
