import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { forgetClosed } from '../src/domain/closings.ts'
import { closeBanner } from '../src/overlays/front-banner/close-banner.ts'
import { FrontBanner, frontBannerAttributes } from '../src/overlays/front-banner/front-banner.tsx'
import '../src/overlays/front-banner/front-banner-events.ts'

/**
 * Un bandeau que le visiteur peut fermer. Son contenu est celui de la page, lisible sans script ; un lien de fermeture
 * s’y ajoute au premier geste du visiteur, après son titre, sauf si l’un de ses boutons porte `data-flx-close` ;
 * `load="idle"` l’y met dès que la page est au repos.
 *
 * Fermé, il le reste tant que l’onglet est ouvert, ou les `days` jours demandés, dans tous les onglets : il lui faut un
 * `id`. Une autre `version` le montre de nouveau. À sa place dans la page il ne déplace rien en arrivant ; en bas de la
 * fenêtre non plus.
 *
 * @summary Une annonce en bandeau, que le visiteur peut fermer.
 * @tag flx-front-banner
 * @attr {string} label - Nom accessible de cette région de la page. « Annonce » par défaut.
 * @attr {number} days - Jours pendant lesquels il reste fermé ; `0` : il revient à chaque page. Tant que l’onglet est ouvert par défaut.
 * @attr {string} version - Version du bandeau : une autre se montre à qui avait fermé celui-ci.
 * @attr {'flow'|'bottom'} [position=flow] - À sa place dans la page, ou en bas de la fenêtre.
 * @fires {CustomEvent<{ source: BannerCloseSource }>} flx-front-banner-close - Il va se fermer ; annulable.
 * @fires {CustomEvent<{ source: BannerCloseSource }>} flx-front-banner-closed - Il est fermé.
 * @cssproperty [--flx-front-banner-background] - Fond du bandeau.
 * @cssproperty [--flx-front-banner-color] - Couleur de son texte.
 * @example
 * <flx-front-banner id="livraison" days="30" label="Livraison">
 *   <p>Livraison offerte dès 50 €. <a href="/livraison">En savoir plus</a></p>
 * </flx-front-banner>
 */
export class FlxFrontBannerElement extends reactElement(FrontBanner, frontBannerAttributes) {
  /** Le montre, et oublie qu’il avait été fermé. */
  show(): void {
    forgetClosed(this)
    this.hidden = false
  }

  /** Demande à le fermer, comme le visiteur. Dit s’il est fermé. */
  hide(): boolean {
    return closeBanner(this, 'api')
  }
}

register('flx-front-banner', FlxFrontBannerElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-front-banner': FlxFrontBannerElement
  }
}
