import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { MobileMenu, mobileMenuAttributes } from '../src/navigation/mobile-menu/mobile-menu.tsx'
import '../src/navigation/mobile-menu/mobile-menu-events.ts'

/**
 * Le menu d’un site dans un tiroir : panneaux qui glissent, recherche dans tout le menu, page courante marquée.
 *
 * Il s’ouvre par le bouton d’identifiant `flx-menu-button`, qui nomme sa configuration par `data-configmenu`. Ses
 * entrées viennent du serveur, ou de la liste de liens (`<nav><ul>`) que l’élément contient : cette liste reste
 * utilisable sans script. Une entrée de liste nomme sa page par `data-idpage` ; un `<small>` en est le sous-titre.
 *
 * Le menu qu’un CMS écrit est lu tel quel : listes dans des conteneurs ou en colonnes, boutons de sous-menu (qui ne sont
 * pas des entrées), entrées marquées par `aria-current`, `.current-menu-item`, `.current-menu-ancestor`,
 * `…--active-trail` ou `.on`. Il peut rester à sa place dans la page : `nav` le désigne. Un bouton que le thème a déjà
 * (`aria-expanded`, `aria-controls`) n’ouvre plus que ce menu-ci.
 *
 * @summary Un menu coulissant à plusieurs niveaux, avec recherche.
 * @tag flx-mobile-menu
 * @attr {string} [for=#flx-menu-button] - Sélecteur du ou des boutons qui l’ouvrent.
 * @attr {'auto'|'nav'|'server'} [source=auto] - D’où viennent les entrées : la liste contenue s’il y en a une, elle seule, ou le serveur.
 * @attr {string} nav - Sélecteur d’une liste de liens de la page, ou de ce qui l’entoure, quand l’élément n’en contient pas.
 * @attr {'left'|'right'|'bottom'|'top'} [position=left] - Bord d’où il vient.
 * @attr {'back'|'front'|'next'} [depth=back] - Découvert comme derrière la page, glissé devant elle, ou à côté ; en haut et en bas toujours devant.
 * @attr {'black'|'white'|'none'} [dim=none] - Voile sur la page.
 * @attr {string} [label=Menu] - Nom du menu, titre du premier panneau.
 * @attr {string} [home=/] - Adresse de la racine du site, où mène le lien d’accueil de chaque panneau.
 * @attr {boolean} no-search - Sans champ de recherche.
 * @attr {boolean} loader - Montre le voile de chargement de la page pendant que le menu arrive.
 * @attr {number} [header-size=38] - Hauteur d’un rang de la barre du haut, en pixels.
 * @attr {number} [footer-size=1] - Hauteur d’un rang de la barre du bas, en pixels.
 * @attr {number} header-offset - Pixels laissés libres en haut de l’écran, pour un en-tête fixe.
 * @attr {number} [navbar-height=1] - Rangs des barres, de 1 à 4.
 * @attr {number} columns - Colonnes des barres, de 1 à 6.
 * @prop {object} bars - Barres du haut et du bas, `{ header, footer }` ; ou un `<script type="application/json">` dans l’élément.
 * @hook data-configmenu - Sur le bouton : nom de la configuration du menu, envoyé au serveur.
 * @hook data-idpage, data-filariane - Sur le `<body>` : page courante et pages qui y mènent ; sur une entrée de la liste contenue : sa page.
 * @hook data-flx-menu-state - Posé sur le bouton : `closed`, `loading` ou `open`.
 * @fires {CustomEvent<{ configmenu: string }>} flx-mobile-menu-open - Le menu est ouvert.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-mobile-menu-close - Quelque chose demande à le fermer ; annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-mobile-menu-closed - Le menu est fermé.
 * @fires {CustomEvent<{ id: string, label: string }>} flx-mobile-menu-panel - Un autre panneau est montré.
 * @cssproperty [--flx-mobile-menu-width=24rem] - Largeur d’un menu venu de gauche ou de droite ; 26rem dès 768 px, 28rem dès 992 px.
 * @example
 * <button id="flx-menu-button" data-configmenu="principal">Menu</button>
 * <flx-mobile-menu dim="black"></flx-mobile-menu>
 */
export class FlxMobileMenuElement extends reactElement(MobileMenu, mobileMenuAttributes) {
  /** Ouvre le menu, lu d’abord s’il le faut. La promesse dit s’il y en a un à montrer. */
  async show(): Promise<boolean> {
    return this.call('show')
  }

  /** Demande au menu de se fermer. La promesse dit s’il est fermé. */
  async hide(): Promise<boolean> {
    return this.call('hide')
  }

  /** Ouvre le menu au panneau d’une page, nommée par son `id_page` ; vide, au premier panneau. */
  async openPanel(id: string | number): Promise<void> {
    if (await this.show()) await this.call('openPanel', String(id))
  }
}

register('flx-mobile-menu', FlxMobileMenuElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-mobile-menu': FlxMobileMenuElement
  }
}
