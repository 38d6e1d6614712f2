import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Loader, loaderAttributes } from '../src/overlays/loader/loader.tsx'
import type { LoaderConfig } from '../src/overlays/loader/loader-config.ts'
import { drawPageLoader } from '../src/overlays/loader/page-loader.tsx'

export { hideLoader, showLoader } from '../src/overlays/loader/page-loader.tsx'

/**
 * La page est inactive pendant l’affichage. L’aspect vient de `flexit_loader`, puis du JSON et des attributs de
 * l’élément, puis de chaque appel. `data-flx-loader` sur `<body>` force l’affichage.
 *
 * @summary Un indicateur de chargement en plein écran.
 * @tag flx-loader
 * @attr {boolean} open - Garde l’indicateur affiché.
 * @attr {string} version - Dessin : 1 pour un anneau, 2 pour des points, 3 pour une ligne.
 * @attr {string} show-logo - Affiche l’image : `1` ou `0`.
 * @attr {string} show-title - Affiche le titre : `1` ou `0`.
 * @attr {string} show-desc - Affiche la description : `1` ou `0`.
 * @attr {string} txt-loading - Titre ; « CHARGEMENT » par défaut.
 * @attr {string} txt-patienter - Description ; « Veuillez patienter s'il vous plait... » par défaut.
 * @attr {string} bordercolor - Couleur du bord de la carte.
 * @attr {string} fg - Couleur du texte et de l’animation.
 * @attr {string} bg - Couleur du fond.
 * @attr {string} bgc - Couleur de la carte.
 * @attr {string} image - Adresse de l’image ; le logo du site par défaut.
 * @prop {LoaderConfig} config - Les mêmes réglages, sous les noms de `flexit_loader`.
 * @hook data-flx-loader - Sur `<body>`, garde l’indicateur affiché.
 * @cssproperty [--flx-loader-color] - Couleur du texte et de l’animation.
 * @cssproperty [--flx-loader-veil] - Couleur du fond.
 * @cssproperty [--flx-loader-background] - Couleur de la carte.
 * @cssproperty [--flx-loader-border] - Couleur du bord de la carte.
 * @example
 * <flx-loader version="2" txt-loading="Un instant"></flx-loader>
 */
export class FlxLoaderElement extends reactElement(Loader, loaderAttributes) {
  /** Affiche l’indicateur ; chaque appel demande un `hide()`. */
  async show(config: LoaderConfig = {}): Promise<void> {
    await this.call('show', config)
  }

  /** Annule le dernier `show()`. */
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
