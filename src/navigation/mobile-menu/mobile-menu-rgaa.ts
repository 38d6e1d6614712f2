import type { Conformity } from '../../conformity/conformity.ts'

export const mobileMenuRgaa: Conformity = {
  tag: 'flx-mobile-menu',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Le menu est une boîte de dialogue nommée ; panneaux, résultats et absence de résultat ne laissent rien à axe.',
      test: 'elements/mobile-menu-options: MENU-13',
    },
    {
      criteria: ['7.3'],
      says: 'Du bouton à une page trois niveaux plus bas, et retour, au clavier seul.',
      test: 'elements/mobile-menu-panels: MENU-13',
    },
    {
      criteria: ['12.8', '12.9'],
      says: 'Le focus suit les panneaux, reste dans le menu, et Échap le rend.',
      test: 'elements/mobile-menu-panels: MENU-07',
    },
    {
      criteria: ['12.5', '12.2'],
      says: 'La recherche du menu annonce combien d’entrées elle trouve.',
      test: 'elements/mobile-menu-panels: MENU-11',
      owed: 'Le bouton du menu à la même place de chaque page.',
    },
    {
      criteria: ['13.8'],
      says: 'Sans glissement pour qui demande moins d’animations.',
      test: 'elements/mobile-menu-panels: MENU-13',
    },
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Ce que ferme un glissement, un bouton et Échap le ferment.',
      test: 'elements/mobile-menu-panels: MENU-08',
    },
  ],
}
