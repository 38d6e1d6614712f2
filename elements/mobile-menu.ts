import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { MobileMenu, mobileMenuAttributes } from '../src/navigation/mobile-menu/mobile-menu.tsx'

/**
 * Le menu s’ouvre par le bouton d’identifiant `flx-menu-button`, qui nomme sa configuration par `data-configmenu`. Ses
 * entrées viennent du serveur, ou de la liste de liens (`<nav><ul>`) contenue dans l’élément, utilisable sans
 * JavaScript. Une entrée de liste indique sa page par `data-idpage`, et son sous-titre dans un `<small>`.
 *
 * Le menu d’un CMS est lu sans modification : listes dans des conteneurs ou en colonnes, boutons de sous-menu
 * (ignorés), entrées marquées par `aria-current`, `.current-menu-item`, `.current-menu-ancestor`, `…--active-trail` ou
 * `.on`. Il peut rester à sa place dans la page : désignez-le par `nav`. Le bouton du thème (`aria-expanded`,
 * `aria-controls`) n’ouvre plus que ce menu.
 *
 * @summary Un menu coulissant à plusieurs niveaux, avec recherche.
 * @tag flx-mobile-menu
 * @attr {string} [for=#flx-menu-button] - Sélecteur des boutons d’ouverture.
 * @attr {'auto'|'nav'|'server'} [source=auto] - Source des entrées : automatique, la liste contenue, ou le serveur.
 * @attr {string} nav - Sélecteur d’une liste de liens de la page, ou de son conteneur, si l’élément n’en contient pas.
 * @attr {'left'|'right'|'bottom'|'top'} [position=left] - Bord d’ouverture du menu.
 * @attr {'back'|'front'|'next'} [depth=back] - Ouverture derrière la page, devant elle ou à côté ; en haut et en bas, toujours devant.
 * @attr {'black'|'white'|'none'} [dim=none] - Fond placé sur la page.
 * @attr {string} [label=Menu] - Nom du menu et titre du premier panneau.
 * @attr {string} [home=/] - Adresse de la racine du site, ouverte par le lien d’accueil de chaque panneau.
 * @attr {boolean} no-search - Retire le champ de recherche.
 * @attr {boolean} loader - Affiche l’indicateur de chargement pendant l’arrivée du menu.
 * @attr {number} [header-size=38] - Hauteur d’un rang de la barre du haut, en pixels.
 * @attr {number} [footer-size=1] - Hauteur d’un rang de la barre du bas, en pixels.
 * @attr {number} header-offset - Pixels laissés libres en haut de l’écran, pour un en-tête fixe.
 * @attr {number} [navbar-height=1] - Rangs des barres, de 1 à 4.
 * @attr {number} columns - Colonnes des barres, de 1 à 6.
 * @prop {object} bars - Barres du haut et du bas, `{ header, footer }` ; ou un `<script type="application/json">` dans l’élément.
 * @hook data-configmenu - Sur le bouton : nom de la configuration du menu, envoyé au serveur.
 * @hook data-idpage, data-filariane - Sur le `<body>` : page courante et ses parents ; sur une entrée de la liste, sa page.
 * @hook data-flx-menu-state - Ajouté au bouton : `closed`, `loading` ou `open`.
 * @fires {CustomEvent<{ configmenu: string }>} flx-mobile-menu-open - Le menu est ouvert.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-mobile-menu-close - La fermeture est demandée. Événement annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-mobile-menu-closed - Le menu est fermé.
 * @fires {CustomEvent<{ id: string, label: string }>} flx-mobile-menu-panel - Un autre panneau s’affiche.
 * @cssproperty [--flx-mobile-menu-width=24rem] - Largeur d’un menu ouvert à gauche ou à droite ; 26rem dès 768 px, 28rem dès 992 px.
 * @example
 * <button id="flx-menu-button" data-configmenu="principal">Menu</button>
 * <flx-mobile-menu dim="black"></flx-mobile-menu>
 */
export class FlxMobileMenuElement extends reactElement(MobileMenu, mobileMenuAttributes) {
  /** Ouvre le menu, chargé si nécessaire. La promesse vaut `true` s’il existe. */
  async show(): Promise<boolean> {
    return this.call('show')
  }

  /** Ferme le menu. La promesse vaut `true` s’il est fermé. */
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
