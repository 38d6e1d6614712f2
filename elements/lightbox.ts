import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Lightbox, lightboxAttributes } from '../src/overlays/lightbox/lightbox.tsx'
import '../src/overlays/lightbox/lightbox-events.ts'

export { lightbox } from '../src/overlays/lightbox/lightbox-function.ts'

/**
 * Opens the images of links above the page, alone or as a gallery.
 *
 * A link whose `rel` has a token that starts with `lightbox` opens its image; a name in brackets
 * (`rel="lightbox[voyage]"`) groups links. The links are those inside the element, those inside the containers that
 * `for` names, or, when the element is empty, those of the whole page, whenever they come.
 *
 * @summary Images above the page, alone or as a gallery.
 * @tag flx-lightbox
 * @attr {string} for - Selector of the containers whose links it opens.
 * @attr {string} label - Accessible name of what it opens. « Images » by default.
 * @attr {boolean} autoplay - The slideshow starts by itself, except for visitors who asked for less motion.
 * @attr {number} interval - Milliseconds per image of the slideshow; 2500 by default.
 * @attr {boolean} no-thumbnails - Leaves out the strip of thumbnails.
 * @attr {boolean} no-history - The browser's Back leaves the page instead of closing the images.
 * @attr {boolean} download - Adds a link to the image's file.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-open - The images have opened.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-change - Another image is shown.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-close - Asks before it closes; cancelable.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-closed - It has closed; focus is back.
 * @cssproperty [--flx-lightbox-ground=#0e0f10] - Ground behind the images.
 * @cssproperty [--flx-lightbox-ground-opacity=1] - How much of the page the ground hides.
 * @example
 * <flx-lightbox>
 *   <a href="/media/port.webp" rel="lightbox[voyage]" title="Le port"><img src="/media/port-s.webp" alt="Bateaux"></a>
 * </flx-lightbox>
 */
export class FlxLightboxElement extends reactElement(Lightbox, lightboxAttributes) {
  /**
   * Opens an image of the element: the link itself, or its place among the element's links, counted from 0.
   * Resolves with whether there is one.
   */
  show(which: number | HTMLAnchorElement = 0): Promise<boolean> {
    return this.call('show', which) as Promise<boolean>
  }

  /** Asks to close, as the visitor does. Resolves with whether nothing is open any more. */
  hide(): Promise<boolean> {
    return this.call('hide') as Promise<boolean>
  }
}

register('flx-lightbox', FlxLightboxElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-lightbox': FlxLightboxElement
  }
}
