import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { MapPicker, mapPickerAttributes } from '../src/forms/map-picker/map-picker.tsx'

/**
 * Le choix d’un point sur une carte : on cherche une adresse, on clique, on déplace le repère à la souris, au doigt ou au
 * clavier, ou l’on tape les coordonnées. Le point va dans deux champs d’un formulaire.
 *
 * Les champs sont ceux du formulaire qui l’entoure, ou que `name-form` nomme. Visibles, ce sont eux que le visiteur
 * remplit et que le repère suit, et ils servent tels quels sans script ; cachés, l’élément en dessine deux. Ils reçoivent
 * des degrés avec un point, et leurs évènements `input` et `change`. Ce qui s’y tape est lu comme on l’écrit : `48,3904`,
 * `48°23′25″ N`, `4 29,1 O`, ou les deux d’un coup, collés d’une carte.
 *
 * Dans une page ouverte en popup, où le formulaire `name-form` est celui de la page qui l’a ouverte, l’élément porte ses
 * champs et un bouton, qui y écrit le point puis ferme la popup. Ce que vous mettez dans l’élément sert alors sans script,
 * et n’est plus montré une fois l’élément dessiné ; ses champs `lat` et `lng` sont repris.
 *
 * @summary Un champ pour choisir un point sur une carte.
 * @tag flx-map-picker
 * @attr {string} lat - Latitude de départ. Avec les champs d’un formulaire, où regarder tant qu’ils sont vides.
 * @attr {string} lng - Longitude de départ.
 * @attr {string} adresse-search - Ce qui est cherché dès l’arrivée, tant qu’il n’y a pas de point.
 * @attr {string} name-form - Nom du formulaire qui reçoit le point ; sinon celui qui entoure l’élément.
 * @attr {string} [name-lat=lat] - Nom de son champ de latitude.
 * @attr {string} [name-lng=lng] - Nom de son champ de longitude.
 * @attr {number} w - Largeur au plus, en pixels.
 * @attr {number} h - Hauteur de la carte, en pixels.
 * @attr {string} geocoder - Adresse d’un service de géocodage qui répond comme la Base adresse nationale. Sans elle, pas de recherche.
 * @attr {string} map-style - Adresse d’un style MapLibre.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : un plan des rues aux couleurs du site. Sans elle, celle que la page donne par `data-flx-tiles`.
 * @fires {CustomEvent<{ latitude: number, longitude: number, source: PickSource, label?: string }>} flx-map-picker-pick - Un autre point est choisi ; les champs l’ont. `source` dit comment : `pin`, `map`, `fields`, `address`, `position` ou `api`.
 * @fires {CustomEvent<{ latitude: number, longitude: number }>} flx-map-picker-done - Le point est donné à la page qui a ouvert celle-ci.
 * @server GET {geocoder} - `q`, le texte cherché, et `limit` ; répond un GeoJSON dont chaque entité est un point avec `properties.label`.
 * @cssproperty [--flx-map-height=clamp(20rem, 60vh, 30rem)] - Hauteur de la carte.
 * @example
 * <form action="/annonce">
 *   <flx-map-picker name-lat="latitude" name-lng="longitude" geocoder="/geocodage/search/">
 *     <label>Latitude <input name="latitude"></label>
 *     <label>Longitude <input name="longitude"></label>
 *   </flx-map-picker>
 *   <button>Envoyer</button>
 * </form>
 */
export class FlxMapPickerElement extends reactElement(MapPicker, mapPickerAttributes) {
  /** Cherche une adresse et montre ce qui est trouvé. Un échec se montre dans l’élément. */
  search(text: string): Promise<void> {
    return this.call('search', text)
  }

  /** Choisit un point, en degrés. Rejette ce qui n’est pas du monde. */
  pick(latitude: number, longitude: number): Promise<void> {
    return this.call('pick', latitude, longitude)
  }
}

register('flx-map-picker', FlxMapPickerElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-map-picker': FlxMapPickerElement
  }
}
