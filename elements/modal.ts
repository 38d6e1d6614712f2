import { flag, number, property, text } from '../src/core/element/codecs.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { CloseSource } from '../src/core/overlay/overlay.ts'
import { Modal } from '../src/overlays/modal/modal.tsx'
import type { ModalButton } from '../src/overlays/modal/modal-options.ts'
import type { Content } from '../src/ui/content.ts'

export { alert, confirm } from '../src/overlays/modal/dialogs.ts'
export { modal } from '../src/overlays/modal/open-modal.tsx'

const attributes = {
  open: flag,
  label: text(),
  closeTop: flag,
  autoclose: number(0),
  theme: text(),
  relative: text(),
  buttons: property<ModalButton[] | null>(null),
  footer: property<Content | null>(null),
  complete: property<((source: CloseSource) => void) | null>(null),
}

/**
 * A dialog above the page, made of the element's children. One is open at a time.
 * Objects also travel in a child `<script type="application/json">`: `{ "buttons": [{ "titre": "OK", "autoclose": true }] }`.
 *
 * @summary Dialog above the page.
 * @tag flx-modal
 * @attr {boolean} open - Shows the dialog; removed when it closes.
 * @attr {string} label - Title, and accessible name. Required.
 * @attr {boolean} close-top - Shows the close link at the top; always there when nothing else closes the dialog.
 * @attr {number} autoclose - Seconds after which it closes; waits while the pointer is over it.
 * @attr {string} theme - Class of the dialog; `info`, `success`, `warning` and `error` are drawn.
 * @attr {string} relative - Selector of the element beside which the dialog is placed, 10 px away.
 * @prop {ModalButton[]} buttons - Buttons: titre, important, secondaire, position (g or d), addclass, adddata, action, autoclose.
 * @prop {Content} footer - Shown before the buttons.
 * @prop {Function} complete - Called with what closed it, once it is closed.
 * @fires {CustomEvent<null>} flx-modal-open - It opened.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-close - It is asked to close; cancelable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-closed - It closed, focus is back.
 * @cssproperty [--flx-modal-width=32rem] - Preferred width; shrinks on small screens.
 * @cssproperty [--flx-modal-max-height=48rem] - Greatest height; the content scrolls.
 * @cssproperty [--flx-modal-color] - Colour of its title and its upper edge.
 * @example
 * <button type="button" data-flx-show="guide">Guide des tailles</button>
 * <flx-modal id="guide" label="Guide des tailles" close-top><p>Mesurez votre tour de poitrine…</p></flx-modal>
 */
export class FlxModalElement extends reactElement(Modal, attributes) {
  /** Opens the dialog. */
  show(): void {
    this.open = true
  }

  /** Asks the dialog to close, as its buttons do. Resolves with whether it is closed. */
  async hide(): Promise<boolean> {
    return this.open ? ((await this.call('close', 'api')) as boolean) : true
  }
}

register('flx-modal', FlxModalElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-modal': FlxModalElement
  }
}
