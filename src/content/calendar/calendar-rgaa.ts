import type { Conformity } from '../../core/conformity/conformity.ts'

export const calendarRgaa: Conformity = {
  tag: 'flx-calendar',
  lines: [
    {
      criteria: ['7.1', '5.7'],
      says: 'Le mois est une grille dont chaque jour dit sa date entière, et chaque colonne son jour.',
      test: 'theme/drawn: is heard as it was approved',
    },
    {
      criteria: ['7.3'],
      says: 'Flèches, Début, Fin, Page précédente et suivante parcourent la grille, d’un mois à l’autre s’il le faut.',
      test: 'elements/calendar: CAL-05 the keys of a grid: arrows, Home, End, Page Up and Down; a month further when need be',
    },
    {
      criteria: ['12.11'],
      says: 'Un jour montre ses entrées dans un panneau qu’Échap ferme ; le focus revient au jour.',
      test: 'elements/calendar: CAL-03 a day with several entries shows them in a panel beside it; Escape closes it and focus is back',
    },
    {
      criteria: ['7.5'],
      says: 'Un mois qui n’est pas venu se dit, et se redemande.',
      test: 'elements/calendar: CAL-05 a month that fails leaves the one there is, says so, and is asked for again',
    },
    {
      criteria: ['10.11'],
      says: 'Sous 576 px le mois est la liste de ses jours, que Tab parcourt.',
      test: 'elements/calendar: CAL-05 is a list of its days under 576 px, which Tab goes through',
    },
    {
      criteria: ['8.7'],
      says: 'Les jours et les mois sont écrits dans la langue du `lang` le plus proche.',
      test: 'elements/calendar: CAL-02 speaks ${lang}, and its weeks begin on Monday',
      owed: '`lang` là où la langue change.',
    },
  ],
}
