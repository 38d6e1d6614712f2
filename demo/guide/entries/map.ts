import type { Entry } from '../entry.ts'

export const mapEntry: Entry = {
  tag: 'flx-map',
  title: 'Carte de lieux',
  family: 'content',
  facts: [
    'La liste contient toutes les informations de la carte, et la remplace si la carte ne peut pas s’afficher.',
    'Chaque repère est un bouton nommé, utilisable au clavier et au doigt. La liste et la carte se répondent.',
    'Le fond de carte par défaut n’utilise aucun service extérieur : ni tuile, ni clé, ni consentement.',
    'Les coordonnées acceptent un point ou une virgule. Deux lieux au même endroit s’affichent côte à côte.',
    'Des milliers de lieux se regroupent ; un groupe s’ouvre à la souris ou au clavier, et la liste peut se limiter aux lieux visibles.',
    'Si le fond de carte ne se charge pas, les repères restent affichés.',
  ],
  withoutScript: 'La liste des lieux s’affiche telle que vous l’avez écrite.',
  live: `<flx-map>
  <ul>
    <li data-lat="48,3904" data-lng="-4,4861"><strong>Atelier de Brest</strong><br>3 rue de Siam</li>
    <li data-lat="48.5775" data-lng="-3.8285"><strong>Boutique de Morlaix</strong><br>1 place des Otages</li>
    <li data-lat="47.996" data-lng="-4.1024"><strong>Boutique de Quimper</strong><br>Halles Saint-François</li>
    <li><strong>Sur les marchés</strong><br>Selon la saison</li>
  </ul>
</flx-map>`,
  keys: [
    ['← → ↑ ↓', 'Passe au lieu précédent ou suivant.'],
    ['Début, Fin', 'Va au premier ou au dernier lieu.'],
    ['Entrée', 'Affiche ou ferme les détails du lieu.'],
    ['Échap', 'Ferme les détails.'],
  ],
}
