import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/navigation`. */
export const navigation: readonly Conformity[] = [
  {
    tag: 'flx-breadcrumb',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Chaque menu est ouvert par un bouton nommé d’après sa page, qui dit s’il est ouvert.',
        test: 'elements/breadcrumb: HEAD-02',
      },
      {
        criteria: ['7.3', '12.11'],
        says: 'Au clavier, le bouton ouvre, Tab mène dans la liste, Échap ramène au bouton.',
        test: 'elements/breadcrumb: HEAD-02',
      },
      {
        criteria: ['9.2', '12.6'],
        says: 'Le `nav` et la liste restent ceux de la page.',
        test: 'elements/breadcrumb',
        owed: 'Un `nav` nommé « Fil d’Ariane », une liste ordonnée, `aria-current="page"` sur le dernier lien.',
      },
    ],
  },
  {
    tag: 'flx-clickable',
    lines: [
      {
        criteria: ['7.3'],
        says: 'Un bloc a un seul arrêt de tabulation, son lien ; Entrée y fait ce que fait le clic.',
        test: 'elements/clickable: CLICK-05',
      },
      {
        criteria: ['6.2'],
        says: 'Sans lien principal, le bloc reçoit un lien qui a un nom.',
        test: 'elements/clickable: CLICK-05',
        owed: 'Un lien dans le titre du bloc : son texte est le nom lu.',
      },
      {
        criteria: ['7.1'],
        says: 'Un article ou un élément de liste le reste.',
        test: 'elements/clickable: CLICK-05',
      },
      {
        criteria: ['13.11'],
        says: 'Une sélection de texte ne mène nulle part, et le clic agit au relâchement.',
        test: 'elements/clickable: CLICK-05',
      },
    ],
  },
  {
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
  },
  {
    tag: 'flx-sticky',
    lines: [
      {
        criteria: ['2.4.11', '10.7'],
        says: 'Ce qui a le focus, et ce que nomme une ancre, reste dégagé de l’en-tête.',
        test: 'elements/sticky: PAGE-08',
      },
      {
        criteria: ['12.8'],
        says: 'L’en-tête caché se remontre à qui y entre au clavier, et reste tant qu’il y est.',
        test: 'elements/sticky: PAGE-08',
      },
      {
        criteria: ['13.8'],
        says: 'Il va et vient sans glisser pour qui demande moins d’animations.',
        test: 'elements/sticky',
      },
      {
        criteria: ['10.11'],
        says: 'Il tient dans 360 px.',
        test: 'elements/sticky',
        owed: 'Un en-tête bas : à 400 % de zoom, il prend sa part d’une petite fenêtre.',
      },
    ],
  },
  {
    tag: 'flx-toggle',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Le bouton dit si son bloc est ouvert, et change de texte ou de nom.',
        test: 'elements/toggle: HEAD-01',
        owed: 'Un `<button>`, et un texte qui dit ce qui s’ouvre.',
      },
      {
        criteria: ['7.3'],
        says: 'Entrée et Espace l’actionnent, même quand le bouton n’en est pas un.',
        test: 'elements/toggle: HEAD-01',
      },
      {
        criteria: ['12.8', '10.13'],
        says: 'Ce qui flotte se ferme par Échap, et le focus qui s’y trouvait va au bouton.',
        test: 'elements/toggle: HEAD-01',
      },
    ],
  },
]
