import type { Conformity } from '../../core/conformity/conformity.ts'

export const repeatRgaa: Conformity = {
  tag: 'flx-repeat',
  lines: [
    {
      criteria: ['2.5.7', '13.10'],
      says: 'Les blocs se rangent par des boutons autant qu’en les tirant.',
      test: 'elements/repeat: FORM-05 buttons move a block; what was pressed keeps the focus, or the other one has it at the end of the way',
    },
    {
      criteria: ['7.5'],
      says: 'Ajout, retrait et déplacement sont annoncés, par le nom du bloc.',
      test: 'theme/drawn: is heard as it was approved',
    },
    {
      criteria: ['11.6', '11.1'],
      says: 'Un bloc ajouté a sa légende, ses étiquettes et ses noms à lui.',
      test: 'elements/repeat: FORM-05 a block that is added is the first one, emptied, with names, ids and a title of its own',
      owed: 'Un `fieldset` et une `legend` par bloc, une étiquette par champ.',
    },
    {
      criteria: ['11.12'],
      says: 'Un bloc retiré se remet en place, avec sa saisie.',
      test: 'elements/repeat: FORM-05 one that is taken out can be put back as it was; the others are numbered anew, radios included',
    },
  ],
}
