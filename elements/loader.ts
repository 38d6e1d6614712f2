import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Loader, loaderAttributes } from '../src/overlays/loader/loader.tsx'
import type { LoaderConfig } from '../src/overlays/loader/loader-config.ts'
import { drawPageLoader } from '../src/overlays/loader/page-loader.tsx'

export { hideLoader, showLoader } from '../src/overlays/loader/page-loader.tsx'

/**
 * Le voile de chargement de la page : une carte qui dit que quelque chose est en cours. La page ne répond pas pendant
 * ce temps.
 *
 * Son allure vient de `flexit_loader`, puis du JSON et des attributs de l’élément, puis de chaque appel.
 * `data-flx-loader` sur le `<body>` le montre de force.
 *
 * @summary Un indicateur de chargement en plein écran.
 * @tag flx-loader
 * @attr {boolean} open - Garde le voile montré.
 * @attr {string} version - Dessin : 1 un anneau, 2 des points, 3 une ligne.
 * @attr {string} show-logo - Montre l’image : `1` ou `0`.
 * @attr {string} show-title - Montre le titre : `1` ou `0`.
 * @attr {string} show-desc - Montre la description : `1` ou `0`.
 * @attr {string} txt-loading - Titre ; « CHARGEMENT » par défaut.
 * @attr {string} txt-patienter - Description ; « Veuillez patienter s'il vous plait... » par défaut.
 * @attr {string} bordercolor - Couleur du bord de la carte.
 * @attr {string} fg - Couleur du texte et de ce qui bouge.
 * @attr {string} bg - Couleur du voile.
 * @attr {string} bgc - Couleur de la carte.
 * @attr {string} image - Adresse de l’image ; le logo du site par défaut.
 * @prop {LoaderConfig} config - Les mêmes réglages, sous les noms de `flexit_loader`.
 * @hook data-flx-loader - Sur le `<body>` : le voile reste montré.
 * @cssproperty [--flx-loader-color] - Couleur du texte et de ce qui bouge.
 * @cssproperty [--flx-loader-veil] - Couleur du voile.
 * @cssproperty [--flx-loader-background] - Couleur de la carte.
 * @cssproperty [--flx-loader-border] - Couleur du bord de la carte.
 * @example
 * <flx-loader version="2" txt-loading="Un instant"></flx-loader>
 */
export class FlxLoaderElement extends reactElement(Loader, loaderAttributes) {
  /** Montre le voile ; chaque appel se compense par un `hide()`. */
  async show(config: LoaderConfig = {}): Promise<void> {
    await this.call('show', config)
  }

  /** Reprend le dernier `show()`. */
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
