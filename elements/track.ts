import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { trackAttributes, trackPage } from '../src/page/track/track-page.ts'

export { track } from '../src/page/track/track.ts'

/**
 * L’élément ajoute à la couche de données de la page (`dataLayer`) les actions du visiteur, avec les noms de Google
 * Analytics 4, seulement s’il a accepté la mesure.
 *
 * Un lien, un bouton ou un formulaire marqué `data-flx-track="événement"` est mesuré au clic ou à l’envoi, un bloc à
 * son affichage ; `data-flx-track-on` (`click`, `submit`, `view`, `load`) change ce moment. Les attributs
 * `data-flx-track-nom="valeur"` sont les paramètres de l’événement. Le panier mesure `view_cart`, `add_to_cart`,
 * `remove_from_cart` et `purchase`. Un bouton du panier marqué (`data-flx-track` près de `data-flx-action` :
 * connexion, livraison, paiement) n’est mesuré qu’après une réussite.
 *
 * `data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'`, sur une ligne, une fiche ou un formulaire,
 * décrit l’article.
 *
 * @summary La mesure d’audience, seulement après le consentement du visiteur.
 * @tag flx-track
 * @attr {string} [purpose=mesure] - Finalité nécessaire ; vide pour une mesure exemptée de consentement.
 * @attr {string} [layer=dataLayer] - Nom de la couche de données de la page.
 * @hook data-flx-track - Événement mesuré au clic sur un lien ou un bouton, à l’envoi d’un formulaire ou à l’affichage d’un bloc.
 * @hook data-flx-item - Article concerné, en JSON, sur une ligne, une fiche ou un formulaire.
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
