import type { Conformity } from '../../conformity/conformity.ts'

export const fragmentRgaa: Conformity = {
  tag: 'flx-fragment',
  lines: [
    {
      criteria: ['12.8'],
      says: 'Quand le bloc se renouvelle, le focus, la sélection, le défilement et la saisie restent.',
      test: 'elements/fragment: FRAG-03',
    },
    {
      criteria: ['7.5'],
      says: 'Un échec se dit dans une alerte, avec un bouton pour réessayer.',
      test: 'elements/fragment: FRAG-03',
      owed: '`role="status"` dans le bloc, si son changement doit être annoncé.',
    },
    {
      criteria: ['13.8'],
      says: 'Un bloc renouvelé par `every` attend quand la page ou le bloc sont cachés.',
      test: 'elements/fragment: FRAG-03',
      owed: 'Un moyen d’arrêter un bloc qui se renouvelle seul, s’il se lit pendant plus de cinq secondes.',
    },
  ],
}
