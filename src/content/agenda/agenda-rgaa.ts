import type { Conformity } from '../../conformity/conformity.ts'

export const agendaRgaa: Conformity = {
  tag: 'flx-agenda',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Les dates sont vos liens, vos boutons ou votre champ : ils se commandent au clavier et gardent le focus quand le contenu change.',
      test: 'e2e/workshops: CAL-04',
    },
    {
      criteria: ['7.5'],
      says: 'Un échec se dit dans une alerte, avec un bouton pour réessayer ; ce qui était là reste.',
      test: 'elements/agenda: CAL-04',
    },
    {
      criteria: ['6.1'],
      says: 'Les intitulés restent ceux que vous écrivez.',
      test: 'elements/agenda: CAL-04',
      owed: 'Des liens qui nomment leur mois : « Décembre 2026 » et non « Suivant ».',
    },
  ],
}
