import type { Conformity } from '../../core/conformity/conformity.ts'

export const agendaRgaa: Conformity = {
  tag: 'flx-agenda',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Les dates sont vos liens, vos boutons ou votre champ : ils se commandent au clavier et gardent le focus quand le contenu change.',
      test: 'e2e/workshops: CAL-04 the agenda of the shop goes from month to month in place, at 360 px',
    },
    {
      criteria: ['7.5'],
      says: 'Un échec se dit dans une alerte, avec un bouton pour réessayer ; ce qui était là reste.',
      test: 'elements/agenda: CAL-04 after ${what} keeps what there was, and tries again when asked',
    },
    {
      criteria: ['6.1'],
      says: 'Les intitulés restent ceux que vous écrivez.',
      test: 'elements/agenda: CAL-04 posts module, param and date; the answer takes the place of the content',
      owed: 'Des liens qui nomment leur mois : « Décembre 2026 » et non « Suivant ».',
    },
  ],
}
