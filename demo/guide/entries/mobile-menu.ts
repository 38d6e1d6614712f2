import type { Entry } from '../entry.ts'

export const mobileMenuEntry: Entry = {
  tag: 'flx-mobile-menu',
  title: 'Menu coulissant',
  family: 'navigation',
  facts: [
    'Le menu et le bouton d’un thème servent tels quels : `nav` désigne la liste, `for` le bouton.',
    'Le menu n’est demandé qu’au premier toucher du bouton ; il revient ensuite du navigateur pendant une heure, tant que la session est la même.',
    'La recherche trouve dans tout le menu, sans se soucier des accents, et dit où est chaque page.',
    'La page courante est marquée, et c’est son panneau qui s’ouvre.',
    'À gauche, à droite, en haut ou en bas ; derrière la page, devant elle, ou à côté.',
    'Un doigt qui pousse le menu vers son bord le ferme ; la page derrière ne répond plus tant qu’il est ouvert.',
  ],
  withoutScript:
    'Mettez dans l’élément une liste de liens (`<nav><ul>`) : elle est le menu sans script, et la source du menu avec lui. Sans liste, donnez au bouton la forme d’un lien vers le plan du site.',
  live: `
    <button id="flx-menu-button" type="button" data-configmenu="principal">Menu</button>
    <flx-mobile-menu dim="black"></flx-mobile-menu>`,
  fixed: ['for', 'source', 'nav'],
  calls: [{ method: 'show', label: 'Ouvrir' }],
  keys: [
    ['Échap', 'Ferme le menu.'],
    ['→', 'Ouvre le sous-menu de l’entrée.'],
    ['←', 'Revient au panneau parent.'],
    ['↑ ↓', 'Passe d’une entrée à l’autre.'],
    ['Début, Fin', 'Va à la première, à la dernière entrée.'],
  ],
}
