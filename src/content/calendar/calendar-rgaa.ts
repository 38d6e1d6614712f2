import type { Conformity } from '../../conformity/conformity.ts'

export const calendarRgaa: Conformity = {
  tag: 'flx-calendar',
  lines: [
    {
      criteria: ['7.1', '5.7'],
      says: 'Le mois est une grille dont chaque jour dit sa date entière, et chaque colonne son jour.',
      test: 'theme/drawn',
    },
    {
      criteria: ['7.3'],
      says: 'Flèches, Début, Fin, Page précédente et suivante parcourent la grille, d’un mois à l’autre s’il le faut.',
      test: 'elements/calendar: CAL-05',
    },
    {
      criteria: ['12.11'],
      says: 'Un jour montre ses entrées dans un panneau qu’Échap ferme ; le focus revient au jour.',
      test: 'elements/calendar: CAL-03',
    },
    {
      criteria: ['7.5'],
      says: 'Un mois qui n’est pas venu se dit, et se redemande.',
      test: 'elements/calendar: CAL-05',
    },
    {
      criteria: ['10.11'],
      says: 'Sous 576 px le mois est la liste de ses jours, que Tab parcourt.',
      test: 'elements/calendar: CAL-05',
    },
    {
      criteria: ['8.7'],
      says: 'Les jours et les mois sont écrits dans la langue du `lang` le plus proche.',
      test: 'elements/calendar: CAL-02',
      owed: '`lang` là où la langue change.',
    },
  ],
}
