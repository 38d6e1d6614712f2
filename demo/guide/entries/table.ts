import type { Entry } from '../entry.ts'

export const tableEntry: Entry = {
  tag: 'flx-table',
  title: 'Tableau',
  family: 'content',
  facts: [
    'Les nombres, montants, dates, pourcentages, durées et codes postaux sont reconnus pour le tri.',
    'Les colonnes qui dépassent se déplient sous leur ligne. Vous choisissez les colonnes toujours visibles, ou le visiteur les choisit avec `choose-columns`.',
    'L’en-tête et la première colonne restent visibles pendant le défilement.',
    'Le tri de dix mille lignes ne bloque pas la page.',
  ],
  withoutScript: 'Un tableau ordinaire s’affiche, avec un défilement horizontal s’il est large.',
  keys: [
    ['Entrée ou Espace sur un en-tête', 'Trie par cette colonne, puis dans l’ordre inverse.'],
    ['Maj + Entrée ou Espace', 'Ajoute la colonne au tri.'],
    ['Flèches', 'Fait défiler le tableau qui a le focus.'],
    ['Échap', 'Quitte le plein écran.'],
  ],
  live: `
    <flx-table filter choose-columns fullscreen csv="ateliers">
      <table>
        <caption>Ateliers du samedi</caption>
        <thead>
          <tr><th>Atelier</th><th>Date</th><th>Durée</th><th>Prix</th><th data-flx-filter>Lieu</th><th>Remise</th></tr>
        </thead>
        <tbody>
          <tr><td><a href="/page/ateliers">Tournage</a></td><td>14 mars 2026</td><td>2 h 30</td><td>45,00 € TTC</td><td>Port-Lannec</td><td>5 %</td></tr>
          <tr><td><a href="/page/ateliers">Reliure</a></td><td>7 mars 2026</td><td>3 h</td><td>38,00 € TTC</td><td>Brest</td><td>—</td></tr>
          <tr><td><a href="/page/ateliers">Émail</a></td><td>4 avril 2026</td><td>1 h 45</td><td>52,50 € TTC</td><td>Brest</td><td>10 %</td></tr>
          <tr><td><a href="/page/ateliers">Nœuds marins</a></td><td>28 février 2026</td><td>90 min</td><td>Gratuit</td><td>Port-Lannec</td><td></td></tr>
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
