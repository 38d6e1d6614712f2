import type { Conformity } from '../../conformity/conformity.ts'

export const accountRgaa: Conformity = {
  tag: 'flx-account',
  lines: [
    {
      criteria: ['7.1', '12.8'],
      says: 'La section demandée prend la place de l’autre, son titre reçoit le focus, et le lien courant porte `aria-current`.',
      test: 'e2e/account-sections: ACC-01',
      owed: 'Un `nav` nommé autour des liens, et un titre au début de chaque section.',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui est refusé, ce qui est fait et ce qui n’est pas venu se dit sur place, dans une zone que les aides techniques lisent.',
      test: 'elements/account: ACC-03',
    },
    {
      criteria: ['11.12'],
      says: 'Une action qui ne se reprend pas est précédée d’une question.',
      test: 'elements/account: ACC-03',
      owed: '`data-flx-confirm` sur vos propres actions.',
    },
    {
      criteria: ['8.5'],
      says: 'Le titre de la page suit la section montrée.',
      test: 'elements/account: ACC-01',
      owed: 'Un `<title>` propre à chaque section.',
    },
  ],
}
