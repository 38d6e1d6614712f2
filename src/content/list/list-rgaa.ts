import type { Conformity } from '../../conformity/conformity.ts'

export const listRgaa: Conformity = {
  tag: 'flx-list',
  lines: [
    {
      criteria: ['7.5'],
      says: 'Le nombre d’articles, leur arrivée et un échec sont annoncés.',
      test: 'elements/list',
    },
    {
      criteria: ['12.8'],
      says: 'Après un clic, le focus va au premier nouvel article ; ce qui arrive seul ne le déplace pas.',
      test: 'elements/list',
    },
    {
      criteria: ['7.4'],
      says: 'La suite n’arrive d’elle-même que `load-stop` fois : le pied de page reste atteignable.',
      test: 'elements/list: LIST-02',
    },
    {
      criteria: ['7.3'],
      says: 'Filtres et tri se font au clavier ; le choix garde le focus.',
      test: 'e2e/list: LIST-03',
      owed: 'Des filtres étiquetés, et un bouton pour qui n’a pas de script.',
    },
    {
      criteria: ['9.3'],
      says: 'Les articles restent une liste, ou les rangées d’un tableau.',
      test: 'elements/list: LIST-01',
      owed: 'Une vraie liste, ou un vrai tableau.',
    },
    {
      criteria: ['2.4.11'],
      says: 'Le lien suivant reste en vue quand des articles arrivent au-dessus de lui pendant qu’il a le focus.',
      test: 'elements/list',
    },
  ],
}
