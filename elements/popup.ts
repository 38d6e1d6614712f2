import { flag, oneOf, property, text } from '../src/core/element/codecs.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import type { CloseSource } from '../src/core/overlay/overlay.ts'
import { Popup } from '../src/overlays/popup/popup.tsx'
import type { CloseGuard } from '../src/overlays/popup/popup-options.ts'

export { closePopup, popup } from '../src/overlays/popup/open-popup.tsx'

const attributes = {
  open: flag,
  href: text(),
  handler: oneOf(['', 'iframe', 'ajax', 'image', 'video', 'inline'], ''),
  label: text(),
  'class-name': text(),
  sizeX: text(),
  sizeY: text(),
  maxWidth: text(),
  maxHeight: text(),
  noOverlayClose: flag,
  noEscKey: flag,
  confirmCloseFonction: text(),
  guard: property<CloseGuard | null>(null),
  onClose: property<((source: CloseSource) => void) | null>(null),
  for: text(),
}

/**
 * An address above the page, in a frame or as a fragment; or the element's children. Below 768 px it takes the whole
 * window. Without address or children it opens the page's links that have a squeezebox class.
 *
 * @summary Page, fragment, image or video above the page.
 * @tag flx-popup
 * @attr {boolean} open - Shows it; removed when it closes.
 * @attr {string} href - Address to show, or `#id` of a part of the page.
 * @attr {'iframe'|'ajax'|'image'|'video'|'inline'} handler - How; read from the address when absent.
 * @attr {string} label - Title, and accessible name; that of the frame's page when absent.
 * @attr {string} class-name - Classes added to the dialog.
 * @attr {string} size-x - Width of what is shown: pixels, `98%` of the window, or a length; 400 by default.
 * @attr {string} size-y - Height, likewise; 350 by default.
 * @attr {string} max-width - Greatest width.
 * @attr {string} max-height - Greatest height.
 * @attr {boolean} no-overlay-close - A click beside it does not close it.
 * @attr {boolean} no-esc-key - Escape does not close it.
 * @attr {string} confirm-close-fonction - Name of a function of the frame's page, or of this one, asked before it closes.
 * @attr {string} for - Selector of the links that open in a popup.
 * @prop {CloseGuard} guard - The function itself, or its name.
 * @prop {Function} onClose - Called with what closed it.
 * @fires {CustomEvent<null>} flx-popup-open - It opened.
 * @fires {CustomEvent<null>} flx-popup-load - What it shows has arrived.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-close - It is asked to close; cancelable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-closed - It closed, focus is back.
 * @cssproperty [--flx-popup-width=400px] - Width of what is shown.
 * @cssproperty [--flx-popup-height=350px] - Height of what is shown.
 * @example
 * <flx-popup></flx-popup>
 * <a class="squeezebox" href="/fr/livraison.html" rel="{handler: 'iframe', size: {x: 800, y: 500}}">Livraison</a>
 */
export class FlxPopupElement extends reactElement(Popup, attributes) {
  /** Opens it. */
  show(): void {
    this.open = true
  }

  /** Asks it to close, as its cross does. Resolves with whether it is closed. */
  async hide(): Promise<boolean> {
    return this.open ? ((await this.call('close', 'api')) as boolean) : true
  }
}

register('flx-popup', FlxPopupElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-popup': FlxPopupElement
  }
}
