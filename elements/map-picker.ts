import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { MapPicker, mapPickerAttributes } from '../src/forms/map-picker/map-picker.tsx'

/**
 * Le point est enregistré dans deux champs du formulaire qui entoure l’élément, ou du formulaire nommé par
 * `name-form`. Des champs visibles restent utilisables par le visiteur, même sans JavaScript ; si vos champs sont
 * masqués, l’élément en affiche deux. Ils reçoivent des degrés avec un point, et leurs événements `input` et `change`.
 * La saisie accepte `48,3904`, `48°23′25″ N`, `4 29,1 O`, ou une paire collée.
 *
 * Dans une page ouverte en fenêtre, si le formulaire `name-form` appartient à la page d’origine, l’élément affiche ses
 * propres champs et un bouton, qui enregistre le point et ferme la fenêtre. Le contenu de l’élément s’affiche alors
 * sans JavaScript, et ses champs `lat` et `lng` sont repris.
 *
 * @summary Un champ pour choisir un point sur une carte.
 * @tag flx-map-picker
 * @attr {string} lat - Latitude initiale. Avec un formulaire, centre de la carte tant que ses champs sont vides.
 * @attr {string} lng - Longitude initiale.
 * @attr {string} adresse-search - Lieu cherché à l’arrivée, en l’absence de point.
 * @attr {string} name-form - Nom du formulaire qui reçoit le point ; sinon celui qui entoure l’élément.
 * @attr {string} [name-lat=lat] - Nom de son champ de latitude.
 * @attr {string} [name-lng=lng] - Nom de son champ de longitude.
 * @attr {number} w - Largeur maximale, en pixels.
 * @attr {number} h - Hauteur de la carte, en pixels.
 * @attr {string} geocoder - Adresse d’un service de géocodage qui répond comme la Base adresse nationale. Sans elle, aucune recherche n’est proposée.
 * @attr {string} map-style - Adresse d’un style MapLibre.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : le plan des rues prend les couleurs du site. Par défaut, l’adresse de `data-flx-tiles` dans la page.
 * @fires {CustomEvent<{ latitude: number, longitude: number, source: PickSource, label?: string }>} flx-map-picker-pick - Un autre point est choisi et les champs sont remplis. `source` indique l’origine : `pin`, `map`, `fields`, `address`, `position` ou `api`.
 * @fires {CustomEvent<{ latitude: number, longitude: number }>} flx-map-picker-done - Le point est transmis à la page d’origine.
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
  /** Cherche une adresse et affiche les résultats. Un échec s’affiche dans l’élément. */
  search(text: string): Promise<void> {
    return this.call('search', text)
  }

  /** Choisit un point, en degrés. Rejette des coordonnées incorrectes. */
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
