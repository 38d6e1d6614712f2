import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Toast, toastAttributes } from '../src/overlays/toast/toast.tsx'
import type { ToastEnd } from '../src/overlays/toast/toast-options.ts'

export { toast } from '../src/overlays/toast/show-toast.ts'

/**
 * La notification s’affiche dans un coin de l’écran. Les lecteurs d’écran l’annoncent, le décompte s’interrompt au
 * survol et au focus, et le visiteur peut la fermer ; la touche F8 y place le focus.
 *
 * @summary Une notification temporaire dans un coin de l’écran.
 * @tag flx-toast
 * @attr {boolean} open - Affiche la notification ; l’attribut est retiré à sa fermeture.
 * @attr {'info'|'success'|'warning'|'error'} [type=info] - Type du message.
 * @attr {number} delay - Durée d’affichage, en millisecondes (500 au moins) ; par défaut, le temps de lecture, 6 s au moins.
 * @attr {boolean} sticky - Garde la notification jusqu’à sa fermeture par le visiteur.
 * @prop {ToastAction} action - Action proposée : `{ titre, action }`.
 * @fires {CustomEvent<null>} flx-toast-open - La notification est affichée.
 * @fires {CustomEvent<{ end: ToastEnd }>} flx-toast-closed - La notification est fermée : `timeout`, `dismiss`, `action` ou `api`.
 * @cssproperty [--flx-toast-width=26rem] - Largeur de la notification.
 * @cssproperty [--flx-toast-color] - Couleur de l’icône et du bord.
 * @example
 * <flx-toast open type="success">Votre adresse est enregistrée.</flx-toast>
 */
export class FlxToastElement extends reactElement(Toast, toastAttributes) {
  /** Affiche la notification. */
  show(): void {
    this.open = true
  }

  /** Ferme la notification. */
  hide(): void {
    this.open = false
  }
}

register('flx-toast', FlxToastElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-toast': FlxToastElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when a toast is shown. */
    'flx-toast-open': CustomEvent<null>
    /** Fired when a toast is gone. */
    'flx-toast-closed': CustomEvent<{ end: ToastEnd }>
  }
}
