import { mapAttributes, PlacesMap } from '../src/content/map/map.tsx'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * La liste est le contenu de l’élément : chaque lieu porte `data-lat` et `data-lng`, en degrés, avec un point ou une
 * virgule. Elle s’affiche sans JavaScript et sans WebGL ; un lieu sans coordonnées n’apparaît que dans la liste.
 * Chaque repère est un bouton au nom du lieu, qui affiche ses informations.
 *
 * La carte n’est chargée qu’à son entrée dans l’écran. Par défaut, elle affiche les terres et les mers sans utiliser
 * de service extérieur. `tiles` ajoute les rues, et `data-flx-tiles` les ajoute à toutes les cartes de l’élément qui
 * le porte, `<body>` par exemple. Indiquez un style MapLibre par son adresse, ou en JSON dans un `<script
 * type="application/json">` ; autorisez les serveurs par `connect-src`.
 *
 * @summary Une carte et la liste de ses lieux.
 * @tag flx-map
 * @attr {string} map-style - Adresse d’un style MapLibre.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : le plan des rues prend les couleurs du site. Par défaut, l’adresse de `data-flx-tiles` dans la page.
 * @attr {boolean} on-demand - N’affiche la carte qu’à la demande du visiteur.
 * @prop {GivenPlace[]} places - Lieux à lister : `{ id, name, lat, lng, details }`.
 * @fires {CustomEvent<{ place: Place | null }>} flx-map-select - Le visiteur affiche ou ferme les détails d’un lieu.
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
  /** Affiche un lieu et ses détails sur la carte, chargée si nécessaire, et lui donne le focus. */
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
