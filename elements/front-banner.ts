import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { forgetClosed } from '../src/domain/closings.ts'
import { closeBanner, FrontBanner, frontBannerAttributes } from '../src/overlays/front-banner/front-banner.tsx'

/**
 * Le contenu est celui de la page, lisible sans JavaScript. Un lien de fermeture s’ajoute après le titre, au premier
 * geste du visiteur, sauf si un bouton porte `data-flx-close` ; avec `load="idle"`, il s’ajoute dès que le navigateur
 * est inactif.
 *
 * Une fois fermé, le bandeau ne réapparaît pas tant que l’onglet est ouvert, ou pendant `days` jours dans tous les
 * onglets : donnez-lui un `id`. Une autre `version` l’affiche de nouveau.
 *
 * @summary Une annonce en bandeau, que le visiteur peut fermer.
 * @tag flx-front-banner
 * @attr {string} label - Nom accessible de cette région de la page. « Annonce » par défaut.
 * @attr {number} days - Durée de fermeture, en jours ; `0` la limite à la page. Par défaut, jusqu’à la fermeture de l’onglet.
 * @attr {string} version - Version du bandeau : une autre se montre à qui avait fermé celui-ci.
 * @attr {'flow'|'bottom'} [position=flow] - Position : dans la page, ou en bas de la fenêtre.
 * @fires {CustomEvent<{ source: BannerCloseSource }>} flx-front-banner-close - Le bandeau va se fermer. Événement annulable.
 * @fires {CustomEvent<{ source: BannerCloseSource }>} flx-front-banner-closed - Le bandeau est fermé.
 * @cssproperty [--flx-front-banner-background] - Fond du bandeau.
 * @cssproperty [--flx-front-banner-color] - Couleur de son texte.
 * @example
 * <flx-front-banner id="livraison" days="30" label="Livraison">
 *   <p>Livraison offerte dès 50 €. <a href="/livraison">En savoir plus</a></p>
 * </flx-front-banner>
 */
export class FlxFrontBannerElement extends reactElement(FrontBanner, frontBannerAttributes) {
  /** Affiche le bandeau, même s’il a été fermé. */
  show(): void {
    forgetClosed(this)
    this.hidden = false
  }

  /** Ferme le bandeau. Renvoie `true` s’il est fermé. */
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
