import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { FrontPopup, frontPopupAttributes } from '../src/overlays/front-popup/front-popup.tsx'
import '../src/overlays/front-popup/front-popup-events.ts'

/**
 * Une annonce qui s’ouvre d’elle-même à l’arrivée sur la page, une seule à la fois : la question des cookies passe
 * d’abord, puis les annonces par ordre de `priority`. Elle se ferme par son lien, par un clic à côté, par Échap, par un
 * lien de son contenu, ou seule après `auto-close` secondes ; le survol et le focus retiennent le compte à rebours.
 *
 * Fermée, elle le reste tant que l’onglet est ouvert, ou les `days` jours demandés, dans tous les onglets : il lui faut un
 * `id`. Une autre `version` la montre de nouveau. Sans script, son contenu se lit à sa place dans la page.
 *
 * @summary Une annonce qui s’ouvre au centre de la page à l’arrivée du visiteur.
 * @tag flx-front-popup
 * @attr {string} label - Nom accessible. Obligatoire.
 * @attr {number} auto-close - Secondes après lesquelles elle se ferme seule ; un compte à rebours les montre.
 * @attr {number} [delay=0] - Secondes d’attente avant de s’ouvrir.
 * @attr {number} days - Jours pendant lesquels elle reste fermée ; `0` : elle revient à chaque page. Tant que l’onglet est ouvert par défaut.
 * @attr {string} version - Version de l’annonce : une autre se montre à qui avait fermé celle-ci.
 * @attr {number} [priority=0] - La plus grande passe d’abord.
 * @attr {boolean} open - Montre l’annonce ; retiré quand elle se ferme.
 * @fires {CustomEvent<null>} flx-front-popup-open - Elle s’est ouverte.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-front-popup-close - Elle va se fermer ; annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-front-popup-closed - Elle est fermée, le focus est revenu.
 * @cssproperty [--flx-front-popup-width=36rem] - Largeur voulue ; moindre sur un petit écran.
 * @cssproperty [--flx-front-popup-max-height=48rem] - Hauteur au plus ; le contenu défile.
 * @example
 * <flx-front-popup id="soldes" version="hiver" days="7" auto-close="20" label="Soldes d’hiver">
 *   <h2>Soldes d’hiver</h2><p>Jusqu’au 3 février. <a href="/soldes">Voir les articles</a></p>
 * </flx-front-popup>
 */
export class FlxFrontPopupElement extends reactElement(FrontPopup, frontPopupAttributes) {
  /** L’ouvre tout de suite, qu’elle ait été fermée ou non. */
  show(): void {
    this.open = true
  }

  /** Demande à la fermer, comme le visiteur. La promesse dit si elle est fermée. */
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
