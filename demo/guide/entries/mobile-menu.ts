import type { Entry } from '../entry.ts'

export const mobileMenuEntry: Entry = {
  tag: 'flx-mobile-menu',
  title: 'Menu coulissant',
  family: 'navigation',
  facts: [
    'Le menu et le bouton d’un thème existant conviennent : `nav` désigne la liste, `for` le bouton.',
    'Le menu n’est demandé au serveur qu’au premier appui sur le bouton. Le navigateur le conserve ensuite une heure, pour la même session.',
    'Une entrée avec un sous-menu et l’adresse `#` ouvre ce sous-menu. Si un script modifie la liste de la page, le menu suit à l’ouverture suivante.',
    'La recherche parcourt tout le menu sans tenir compte des accents, et indique le chemin de chaque page.',
    'La page courante est marquée, et le menu s’ouvre sur son panneau.',
    'Le menu s’ouvre à gauche, à droite, en haut ou en bas, derrière la page, devant elle ou à côté.',
    'Le visiteur le ferme en le poussant du doigt vers son bord. La page derrière est inactive tant qu’il est ouvert.',
  ],
  withoutScript:
    'Placez dans l’élément une liste de liens (`<nav><ul>`) : elle s’affiche sans JavaScript et sert de source au menu. Sans liste, faites du bouton un lien vers le plan du site.',
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
    ['Début, Fin', 'Va à la première ou à la dernière entrée.'],
  ],
}
