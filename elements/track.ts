import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { trackAttributes, trackPage } from '../src/page/track/track-page.ts'

export { track } from '../src/page/track/track.ts'

/**
 * Dit à la couche de données de la page (`dataLayer`) ce que fait le visiteur, avec les noms de Google Analytics 4, et
 * seulement s’il l’a accepté : rien n’est dit avant son choix, ce qui attendait est oublié s’il refuse.
 *
 * Un lien, un bouton ou un formulaire qui porte `data-flx-track="évènement"` est dit au clic ou à l’envoi, un bloc
 * lorsqu’il est vu ; `data-flx-track-on` (`click`, `submit`, `view`, `load`) en décide autrement. Ses
 * `data-flx-track-nom="valeur"` sont les paramètres de l’évènement. Le panier parle de lui-même : `view_cart`,
 * `add_to_cart`, `remove_from_cart`, `purchase`. Une commande du panier marquée (`data-flx-track` près de
 * `data-flx-action` : connexion, livraison, paiement) n’est dite qu’une fois réussie.
 *
 * `data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'`, sur une ligne, une fiche ou un formulaire, dit
 * de quel article il s’agit.
 *
 * Elle ne charge aucun outil de mesure : c’est à la page de le faire, après l’accord du visiteur.
 *
 * @summary La mesure d’audience, seulement après le consentement du visiteur.
 * @tag flx-track
 * @attr {string} [purpose=mesure] - Finalité que le visiteur doit avoir acceptée ; vide pour une mesure que la loi en dispense.
 * @attr {string} [layer=dataLayer] - Nom de la couche de données de la page.
 * @hook data-flx-track - L’évènement que dit un lien, un bouton ou un formulaire à son clic ou à son envoi, un bloc quand il est vu.
 * @hook data-flx-item - L’article dont il s’agit, en JSON, sur une ligne, une fiche ou un formulaire.
 * @example
 * <flx-track></flx-track>
 * <a href="/soldes" data-flx-track="select_promotion" data-flx-track-promotion_name="Soldes d’hiver">Voir les soldes</a>
 */
export class FlxTrackElement extends behaviourElement(trackPage, trackAttributes) {}

register('flx-track', FlxTrackElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-track': FlxTrackElement
  }
}
