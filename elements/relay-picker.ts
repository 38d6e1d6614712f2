import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { RelayPicker, relayPickerAttributes } from '../src/shop/relay-picker/relay-picker.tsx'

/**
 * Le choix d’un point relais : un code postal, la ville quand il y en a plusieurs, puis la liste des points et leurs
 * horaires ; la carte accompagne la liste, dans un onglet, et n’est chargée qu’une fois demandée.
 *
 * Le choix remplit les champs `relais_id`, `relais_params` et `relais_pref` du formulaire, créés au besoin ; dans un
 * `<flx-cart>`, il est aussi envoyé au panier par `selectRelais`, et repris si le panier le refuse. La recherche part dès le cinquième chiffre.
 * Le contenu de l’élément sert sans script, puis n’est plus montré ; il revient si le serveur répond en HTML sans rien dire à l’élément.
 * Un `<script type="application/json">` y donne ce que la page sait déjà : `relais` (avec `relais_pref`, 1 s’il est retenu), `code_postal`,
 * `ville`, `villes`, `relais_liste`, `error_msg`, et `style`, un style MapLibre. Changé plus tard, il est relu. Une réponse en HTML porte le même JSON,
 * dans `flx-relay-picker > script[type="application/json"]`.
 *
 * @summary Le choix d’un point relais, dans une liste ou sur une carte.
 * @tag flx-relay-picker
 * @attr {string} postal-code - Code postal cherché dès l’arrivée.
 * @attr {string} city - Ville de ce code postal, pour montrer ses points sans la demander.
 * @attr {boolean} required - Le formulaire, ou la commande du panier autour, ne part pas sans point choisi.
 * @attr {boolean} no-map - La liste seule.
 * @attr {string} map-style - Adresse d’un style MapLibre ; sans elle, un fond simple qui ne demande rien à personne.
 * @attr {string} tiles - Adresse d’un TileJSON de tuiles vectorielles au schéma OpenMapTiles : un plan des rues aux couleurs du site. Sans elle, celle que la page donne par `data-flx-tiles`.
 * @attr {string} form - Identifiant du formulaire, quand l’élément n’est pas dedans.
 * @prop {object} data - Ce que dirait le `<script type="application/json">` de l’élément.
 * @fires {CustomEvent<RelayChooseDetail>} flx-relay-picker-choose - Le visiteur choisit un point ; annulable.
 * @server POST {base}ajax/modules/boutique/panier/traitement.php - `action=searchVille`, `value` : le code postal ; répond `villes`. `action=refreshRelais`, `code_postal`, `ville` ; répond `relais_liste`. En JSON, ou dans le HTML du panier.
 * @cssproperty [--flx-map-height=clamp(20rem, 60vh, 30rem)] - Hauteur de la carte.
 * @example
 * <form method="post" action="/commande">
 *   <flx-relay-picker postal-code="29200" required></flx-relay-picker>
 *   <button>Continuer</button>
 * </form>
 */
export class FlxRelayPickerElement extends reactElement(RelayPicker, relayPickerAttributes) {
  /** Cherche un code postal, et montre les points de la ville si elle est donnée. Un échec se montre dans l’élément. */
  search(postalCode: string, city = ''): Promise<void> {
    return this.call('search', postalCode, city)
  }

  /** Revient à aucun point choisi. Le panier n’en est pas prévenu. */
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
