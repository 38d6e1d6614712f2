import type { Entry } from '../entry.ts'

export const toggleEntry: Entry = {
  tag: 'flx-toggle',
  title: 'Bloc dépliable',
  family: 'navigation',
  facts: [
    'Le bouton ouvre et ferme le bloc. Son texte indique l’action, et les lecteurs d’écran annoncent l’état.',
    'Un contenu qui flotte au-dessus de la page se ferme aussi par Échap, par un clic ailleurs ou à la perte du focus.',
    'Si l’élément qui a le focus se ferme, le focus revient au bouton.',
  ],
  withoutScript: 'Le contenu est ouvert dans la page ; `hidden` le garde fermé jusqu’au chargement du script.',
  live: `
    <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
      <button type="button">Rechercher</button>
      <p><label>Mots cherchés <input type="search" name="q"></label></p>
    </flx-toggle>`,
  keys: [
    ['Entrée, Espace', 'Ouvre ou ferme le bloc.'],
    ['Échap', 'Ferme un contenu flottant.'],
  ],
}
