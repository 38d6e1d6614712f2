import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Toast, toastAttributes } from '../src/overlays/toast/toast.tsx'

export { toast } from '../src/overlays/toast/show-toast.ts'

/**
 * Un message bref dans un coin, au-dessus de tout. Il est annoncé, attend tant qu’il est survolé ou qu’il a le focus,
 * et se congédie ; F8 y mène le clavier.
 *
 * @summary Une notification temporaire dans un coin de l’écran.
 * @tag flx-toast
 * @attr {boolean} open - Le montre ; retiré quand il s’en va.
 * @attr {'info'|'success'|'warning'|'error'} [type=info] - De quoi parle le message.
 * @attr {number} delay - Millisecondes pendant lesquelles il reste, 500 au moins ; sans lui, son temps de lecture, 6 s au moins.
 * @attr {boolean} sticky - Reste jusqu’à ce qu’on le congédie.
 * @prop {ToastAction} action - Une chose à faire à son sujet : `{ titre, action }`.
 * @fires {CustomEvent<null>} flx-toast-open - Il est montré.
 * @fires {CustomEvent<{ end: ToastEnd }>} flx-toast-closed - Il est parti : `timeout`, `dismiss`, `action` ou `api`.
 * @cssproperty [--flx-toast-width=26rem] - Largeur du coin.
 * @cssproperty [--flx-toast-color] - Couleur de son signe et de son bord.
 * @example
 * <flx-toast open type="success">Votre adresse est enregistrée.</flx-toast>
 */
export class FlxToastElement extends reactElement(Toast, toastAttributes) {
  /** Le montre. */
  show(): void {
    this.open = true
  }

  /** Le retire. */
  hide(): void {
    this.open = false
  }
}

register('flx-toast', FlxToastElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-toast': FlxToastElement
  }
}
