import type { Entry } from '../entry.ts'

export const tableEntry: Entry = {
  tag: 'flx-table',
  title: 'Tableau',
  family: 'content',
  facts: [
    'Un clic sur un en-tête trie, un autre inverse ; nombres, montants, dates, pourcentages, durées et codes postaux sont reconnus.',
    'Les colonnes qui n’ont pas la place se déplient sous leur ligne ; vous choisissez celles qui restent, ou le visiteur, avec `choose-columns`.',
    'L’en-tête et la première colonne restent en vue quand le tableau défile.',
    'Les lignes restent celles de la page : champs, liens et écouteurs compris, et celles qui arrivent plus tard sont prises.',
    'Dix mille lignes se trient sans retenir la page.',
  ],
  withoutScript: 'Un tableau ordinaire, que la page fait défiler s’il est large.',
  keys: [
    ['Entrée ou Espace sur un en-tête', 'trie par la colonne, puis à rebours'],
    ['Maj + Entrée ou Espace', 'ajoute la colonne au tri'],
    ['Flèches', 'font défiler le tableau qui a le focus'],
    ['Échap', 'quitte le plein écran'],
  ],
  live: `
    <flx-table filter choose-columns fullscreen csv="ateliers">
      <table>
        <caption>Ateliers du samedi</caption>
        <thead>
          <tr><th>Atelier</th><th>Date</th><th>Durée</th><th>Prix</th><th data-flx-filter>Lieu</th><th>Remise</th></tr>
        </thead>
        <tbody>
          <tr><td><a href="/ateliers">Tournage</a></td><td>14 mars 2026</td><td>2 h 30</td><td>45,00 € TTC</td><td>Port-Lannec</td><td>5 %</td></tr>
          <tr><td><a href="/ateliers">Reliure</a></td><td>7 mars 2026</td><td>3 h</td><td>38,00 € TTC</td><td>Brest</td><td>—</td></tr>
          <tr><td><a href="/ateliers">Émail</a></td><td>4 avril 2026</td><td>1 h 45</td><td>52,50 € TTC</td><td>Brest</td><td>10 %</td></tr>
          <tr><td><a href="/ateliers">Nœuds marins</a></td><td>28 février 2026</td><td>90 min</td><td>Gratuit</td><td>Port-Lannec</td><td></td></tr>
        </tbody>
      </table>
    </flx-table>`,
  samples: { sort: '2', first: '1 4', types: 'text date duration amount text percent', 'page-size': '2' },
  fixed: ['mode-switch', 'header'],
  calls: [
    { method: 'toggleMode', label: 'Plein écran' },
    { method: 'search', label: 'Chercher « brest »', args: ['brest'] },
  ],
}
