import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { RelayPicker, relayPickerAttributes } from '../src/shop/relay-picker/relay-picker.tsx'

/**
 * Le visiteur saisit un code postal, choisit la ville s’il y en a plusieurs, puis un point de la liste, avec ses
 * horaires. La carte se trouve dans un onglet et n’est chargée qu’à la demande.
 *
 * Le choix remplit les champs `relais_id`, `relais_params` et `relais_pref` du formulaire, ajoutés si nécessaire. Dans
 * un `<flx-cart>`, il est aussi envoyé au panier par `selectRelais`, et annulé si le panier le refuse. Le contenu de
 * l’élément s’affiche sans JavaScript, puis est masqué ; il réapparaît si le serveur répond en HTML sans le JSON
 * attendu. Un `<script type="application/json">` contient les données connues de la page : `relais` (avec
 * `relais_pref`, 1 s’il est retenu), `code_postal`, `ville`, `villes`, `relais_liste`, `error_msg`, et `style`, un
 * style MapLibre ; ses changements sont pris en compte. Une réponse en HTML contient le même JSON, dans
 * `flx-relay-picker > script[type="application/json"]`.
 *
 * @summary Le choix d’un point relais, dans une liste ou sur une carte.
 * @tag flx-relay-picker
 * @attr {string} postal-code - Code postal cherché à l’arrivée.
 * @attr {string} city - Ville de ce code postal, pour afficher ses points sans la demander.
 * @attr {boolean} required - Rend le choix obligatoire pour envoyer le formulaire ou la commande.
 * @attr {boolean} no-map - Affiche seulement la liste.
 * @attr {string} map-style - Adresse d’un style MapLibre ; par défaut, un fond simple sans service extérieur.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : le plan des rues prend les couleurs du site. Par défaut, l’adresse de `data-flx-tiles` dans la page.
 * @attr {string} form - Identifiant du formulaire, s’il n’entoure pas l’élément.
 * @prop {object} data - Mêmes données que le `<script type="application/json">` de l’élément.
 * @fires {CustomEvent<RelayChooseDetail>} flx-relay-picker-choose - Le visiteur choisit un point. Événement annulable.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action=searchVille`, `value` : le code postal ; répond `villes`. `action=refreshRelais`, `code_postal`, `ville` ; répond `relais_liste`. En JSON, ou dans le HTML du panier.
 * @cssproperty [--flx-map-height=clamp(20rem, 60vh, 30rem)] - Hauteur de la carte.
 * @example
 * <form method="post" action="/commande">
 *   <flx-relay-picker postal-code="29200" required></flx-relay-picker>
 *   <button>Continuer</button>
 * </form>
 */
export class FlxRelayPickerElement extends reactElement(RelayPicker, relayPickerAttributes) {
  /** Cherche un code postal et affiche les points de la ville indiquée. Un échec s’affiche dans l’élément. */
  search(postalCode: string, city = ''): Promise<void> {
    return this.call('search', postalCode, city)
  }

  /** Annule le choix d’un point, sans prévenir le panier. */
  clear(): Promise<void> {
    return this.call('clear')
  }
}

register('flx-relay-picker', FlxRelayPickerElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-relay-picker': FlxRelayPickerElement
  }
}
