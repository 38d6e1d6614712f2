import type { Entry } from '../entry.ts'

export const toggleEntry: Entry = {
  tag: 'flx-toggle',
  title: 'Bloc qui s’ouvre',
  family: 'navigation',
  facts: [
    'Le bouton ouvre et ferme ; son texte dit ce qu’il fera, et les aides techniques savent où il en est.',
    'Un contenu qui flotte au-dessus de la page se ferme aussi par Échap, par un clic ailleurs ou quand le focus s’en va.',
    'Le focus ne se perd pas : il revient au bouton quand ce qui l’avait se ferme.',
  ],
  withoutScript: 'Le contenu est dans la page, ouvert ; `hidden` le garde fermé jusqu’au script.',
  live: `
    <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
      <button type="button">Rechercher</button>
      <p><label>Mots cherchés <input type="search" name="q"></label></p>
    </flx-toggle>`,
  keys: [
    ['Entrée, Espace', 'Ouvre et ferme.'],
    ['Échap', 'Ferme ce qui flotte.'],
  ],
}
