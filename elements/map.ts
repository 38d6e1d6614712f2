import { mapAttributes, PlacesMap } from '../src/content/map/map.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Des lieux sur une carte, à côté de leur liste. La liste est le contenu de l’élément : chaque lieu porte `data-lat` et
 * `data-lng`, en degrés, avec un point ou une virgule. Elle reste telle quelle sans script et sans WebGL ; un lieu sans
 * coordonnées y reste seul. Chaque point de la carte est un bouton qui porte le nom du lieu et montre ce qu’en dit la
 * liste.
 *
 * La carte n’est chargée qu’une fois vue. D’elle-même, elle trace terre et mer et ne demande rien à personne. `tiles` lui
 * donne des rues, et `data-flx-tiles` en donne à toutes les cartes de l’élément qui le porte, `<body>` par exemple. Un style
 * MapLibre se donne par son adresse, ou en JSON dans un `<script type="application/json">` de l’élément ; la page autorise
 * les serveurs par `connect-src`.
 *
 * @summary Une carte et la liste de ses lieux.
 * @tag flx-map
 * @attr {string} map-style - Adresse d’un style MapLibre.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : un plan des rues aux couleurs du site. Sans elle, celle que la page donne par `data-flx-tiles`.
 * @attr {boolean} on-demand - La carte attend que le visiteur la demande.
 * @prop {GivenPlace[]} places - Lieux à lister : `{ id, name, lat, lng, details }`.
 * @fires {CustomEvent<{ place: Place | null }>} flx-map-select - Le visiteur montre les détails d’un lieu, ou les ferme.
 * @hook data-flx-tiles - Sur un élément de la page : le `tiles` des cartes qu’il contient.
 * @hook data-lat - Sur un lieu : sa latitude.
 * @hook data-lng - Sur un lieu : sa longitude.
 * @hook data-name - Sur un lieu : son nom ; sinon son titre, ou son premier lien.
 * @hook data-id - Sur un lieu : son identifiant ; sinon son `id`, ou son rang.
 * @cssproperty [--flx-map-height=clamp(20rem, 60vh, 30rem)] - Hauteur de la carte.
 * @example
 * <flx-map>
 *   <ul>
 *     <li data-lat="48,3904" data-lng="-4,4861"><strong>Brest</strong> 3 rue de Siam</li>
 *     <li data-lat="48.5775" data-lng="-3.8285"><strong>Morlaix</strong> 1 place des Otages</li>
 *   </ul>
 * </flx-map>
 */
export class FlxMapElement extends reactElement(PlacesMap, mapAttributes) {
  /** Montre un lieu et ses détails sur la carte, chargée au besoin, et lui donne le focus. */
  show(id: string): Promise<void> {
    return this.call('show', id)
  }
}

register('flx-map', FlxMapElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-map': FlxMapElement
  }
}
