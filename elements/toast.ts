import { flag, number, oneOf, property } from '../src/core/element/codecs.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Toast } from '../src/overlays/toast/toast.tsx'
import type { ToastAction } from '../src/overlays/toast/toast-options.ts'

export { toast } from '../src/overlays/toast/show-toast.ts'

const attributes = {
  open: flag,
  type: oneOf(['info', 'success', 'warning', 'error'], 'info'),
  delay: number(),
  sticky: flag,
  action: property<ToastAction | null>(null),
}

/**
 * A short message in a corner, above everything. It is announced, waits while it is hovered or focused, and can be sent
 * away; F8 takes the keyboard to it.
 *
 * @summary Short message in passing.
 * @tag flx-toast
 * @attr {boolean} open - Shows it; removed when it goes.
 * @attr {'info'|'success'|'warning'|'error'} type - What kind of message it is.
 * @attr {number} delay - Milliseconds it stays, at least 500; without it, its reading time, at least 6 s.
 * @attr {boolean} sticky - Stays until it is sent away.
 * @prop {ToastAction} action - One thing to do about it: `{ titre, action }`.
 * @fires {CustomEvent<null>} flx-toast-open - It is shown.
 * @fires {CustomEvent<{ end: ToastEnd }>} flx-toast-closed - It is gone: `timeout`, `dismiss`, `action` or `api`.
 * @cssproperty [--flx-toast-width=26rem] - Width of the corner.
 * @cssproperty [--flx-toast-color] - Colour of its sign and its edge.
 * @example
 * <flx-toast open type="success">Votre adresse est enregistrée.</flx-toast>
 */
export class FlxToastElement extends reactElement(Toast, attributes) {
  /** Shows it. */
  show(): void {
    this.open = true
  }

  /** Takes it away. */
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
