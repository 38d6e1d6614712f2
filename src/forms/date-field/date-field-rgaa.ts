import type { Conformity } from '../../conformity/conformity.ts'

export const dateFieldRgaa: Conformity = {
  tag: 'flx-date-field',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Le champ garde son nom ; le bouton du calendrier a le sien, et dit s’il est ouvert.',
      test: 'elements/date-field',
      owed: 'Une étiquette au champ.',
    },
    {
      criteria: ['7.3'],
      says: 'La date se tape ; dans le calendrier, les touches d’une grille vont aux jours, semaines, mois et années.',
      test: 'elements/date-calendar: DATE-04',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Une date impossible, trop tôt, trop tard ou fermée est dite en toutes lettres sous le champ, et reste corrigeable.',
      test: 'elements/date-field',
    },
    {
      criteria: ['12.8'],
      says: 'Le jour choisi, le focus revient au champ.',
      test: 'elements/date-calendar',
    },
    {
      criteria: ['10.11'],
      says: 'Le calendrier tient dans 360 px, dans une boîte de dialogue aussi.',
      test: 'elements/date-calendar',
    },
  ],
}
