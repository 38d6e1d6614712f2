import { flag, optionalText, property } from '../src/core/element/codecs.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Loader } from '../src/overlays/loader/loader.tsx'
import type { LoaderConfig } from '../src/overlays/loader/loader-config.ts'
import { drawPageLoader } from '../src/overlays/loader/page-loader.tsx'

export { hideLoader, showLoader } from '../src/overlays/loader/page-loader.tsx'

const attributes = {
  open: flag,
  version: optionalText,
  showLogo: optionalText,
  showTitle: optionalText,
  showDesc: optionalText,
  txtLoading: optionalText,
  txtPatienter: optionalText,
  bordercolor: optionalText,
  fg: optionalText,
  bg: optionalText,
  bgc: optionalText,
  image: optionalText,
  config: property<LoaderConfig | null>(null),
}

/**
 * The page's loader: a veil and a card that say that something is under way. The page cannot be used meanwhile.
 * Its look comes from `flexit_loader`, then from the element's JSON and attributes, then from each call.
 * `data-flx-loader` on the body forces it to be shown.
 *
 * @summary Loader over the page.
 * @tag flx-loader
 * @attr {boolean} open - Holds the loader shown.
 * @attr {string} version - Design: 1 a ring, 2 dots, 3 a line.
 * @attr {string} show-logo - Shows the image: `1` or `0`.
 * @attr {string} show-title - Shows the title: `1` or `0`.
 * @attr {string} show-desc - Shows the description: `1` or `0`.
 * @attr {string} txt-loading - Title; « CHARGEMENT » by default.
 * @attr {string} txt-patienter - Description.
 * @attr {string} bordercolor - Colour of the card's border.
 * @attr {string} fg - Colour of the text and of what moves.
 * @attr {string} bg - Colour of the veil.
 * @attr {string} bgc - Colour of the card.
 * @attr {string} image - Address of the image; the logo of the site by default.
 * @prop {LoaderConfig} config - The same under the names of `flexit_loader`.
 * @cssproperty [--flx-loader-color] - Colour of the text and of what moves.
 * @cssproperty [--flx-loader-veil] - Colour of the veil.
 * @cssproperty [--flx-loader-background] - Colour of the card.
 * @cssproperty [--flx-loader-border] - Colour of the card's border.
 * @example
 * <flx-loader version="2" txt-loading="Un instant"></flx-loader>
 */
export class FlxLoaderElement extends reactElement(Loader, attributes) {
  /** Shows the loader; calls balance with `hide()`. */
  async show(config: LoaderConfig = {}): Promise<void> {
    await this.call('show', config)
  }

  /** Takes the last `show()` back. */
  async hide(): Promise<void> {
    await this.call('hide')
  }
}

register('flx-loader', FlxLoaderElement)
drawPageLoader()

declare global {
  interface HTMLElementTagNameMap {
    'flx-loader': FlxLoaderElement
  }
}
