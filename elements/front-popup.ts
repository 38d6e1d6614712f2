import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { FrontPopup, frontPopupAttributes } from '../src/overlays/front-popup/front-popup.tsx'
import '../src/overlays/front-popup/front-popup-types.ts'

/**
 * La fenêtre s’ouvre à l’arrivée du visiteur, une seule à la fois : le consentement aux cookies d’abord, puis les
 * annonces par ordre de `priority`. Elle se ferme par son lien, par un clic à côté, par Échap, par un lien de son
 * contenu, ou seule après `auto-close` secondes ; le décompte s’interrompt au survol et au focus.
 *
 * Une fois fermée, elle ne réapparaît pas tant que l’onglet est ouvert, ou pendant `days` jours dans tous les onglets
 * : donnez-lui un `id`. Une autre `version` l’affiche de nouveau.
 *
 * @summary Une annonce qui s’ouvre au centre de la page à l’arrivée du visiteur.
 * @tag flx-front-popup
 * @attr {string} label - Nom accessible. Obligatoire.
 * @attr {number} auto-close - Délai de fermeture automatique, en secondes, affiché par un décompte.
 * @attr {number} [delay=0] - Délai d’ouverture, en secondes.
 * @attr {number} days - Durée de fermeture, en jours ; `0` la limite à la page. Par défaut, jusqu’à la fermeture de l’onglet.
 * @attr {string} version - Version de l’annonce ; une nouvelle version s’affiche de nouveau.
 * @attr {number} [priority=0] - Priorité ; la plus grande s’affiche d’abord.
 * @attr {boolean} open - Ouvre la fenêtre ; l’attribut est retiré à la fermeture.
 * @fires {CustomEvent<null>} flx-front-popup-open - La fenêtre s’est ouverte.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-front-popup-close - La fenêtre va se fermer. Événement annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-front-popup-closed - La fenêtre est fermée et le focus est revenu.
 * @cssproperty [--flx-front-popup-width=36rem] - Largeur, réduite sur un petit écran.
 * @cssproperty [--flx-front-popup-max-height=48rem] - Hauteur maximale ; au-delà, le contenu défile.
 * @example
 * <flx-front-popup id="soldes" version="hiver" days="7" auto-close="20" label="Soldes d’hiver">
 *   <h2>Soldes d’hiver</h2><p>Jusqu’au 3 février. <a href="/soldes">Voir les articles</a></p>
 * </flx-front-popup>
 */
export class FlxFrontPopupElement extends reactElement(FrontPopup, frontPopupAttributes) {
  /** Ouvre la fenêtre, même si elle a été fermée. */
  show(): void {
    this.open = true
  }

  /** Ferme la fenêtre. La promesse vaut `true` si elle est fermée. */
  async hide(): Promise<boolean> {
    return this.open ? this.call('close', 'api') : true
  }
}

register('flx-front-popup', FlxFrontPopupElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-front-popup': FlxFrontPopupElement
  }
}
