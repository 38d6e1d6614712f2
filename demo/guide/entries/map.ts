import type { Entry } from '../entry.ts'

export const mapEntry: Entry = {
  tag: 'flx-map',
  title: 'Carte de lieux',
  family: 'content',
  facts: [
    'La liste d’abord : elle dit tout ce que montre la carte, et reste seule là où il n’y a pas de carte.',
    'Chaque point est un bouton nommé, au clavier comme au doigt ; la liste et la carte se répondent.',
    'Le fond par défaut ne demande rien à personne : ni tuile, ni clé, ni consentement.',
    'Coordonnées avec un point ou une virgule ; deux lieux au même endroit se dessinent côte à côte.',
    'Des milliers de lieux se regroupent ; un groupe s’ouvre à la souris comme au clavier, et la liste peut ne garder que ce que la carte montre.',
    'Un fond qui ne vient pas laisse les points à leur place.',
  ],
  withoutScript: 'La liste des lieux, telle que vous l’avez écrite.',
  live: `<flx-map>
  <ul>
    <li data-lat="48,3904" data-lng="-4,4861"><strong>Atelier de Brest</strong><br>3 rue de Siam</li>
    <li data-lat="48.5775" data-lng="-3.8285"><strong>Boutique de Morlaix</strong><br>1 place des Otages</li>
    <li data-lat="47.996" data-lng="-4.1024"><strong>Boutique de Quimper</strong><br>Halles Saint-François</li>
    <li><strong>Sur les marchés</strong><br>Selon la saison</li>
  </ul>
</flx-map>`,
  keys: [
    ['← → ↑ ↓', 'Point précédent, point suivant.'],
    ['Début, Fin', 'Premier point, dernier point.'],
    ['Entrée', 'Montre les détails du point, ou les ferme.'],
    ['Échap', 'Ferme les détails.'],
  ],
}
