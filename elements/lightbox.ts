import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { lightboxAttributes, lightboxBehaviour } from '../src/overlays/lightbox/lightbox.ts'
import '../src/overlays/lightbox/lightbox-options.ts'

export { cancelledAnswers, lightbox } from '../src/overlays/lightbox/lightbox.ts'

/**
 * Un lien dont le `rel` contient un mot qui commence par `lightbox` ouvre son image ; un nom entre crochets,
 * `rel="lightbox[voyage]"`, groupe plusieurs liens. Les liens sont ceux de l’élément ou des conteneurs désignés par
 * `for` ; si l’élément est vide, ceux de toute la page, même ajoutés plus tard.
 *
 * Dans un conteneur désigné par `for`, un lien autour d’une image et vers une image s’ouvre sans `rel`, et les images
 * du conteneur forment une galerie. Avec `images`, les images sans lien s’ouvrent aussi, dans leur plus grande version
 * (`data-image-large-src`, `data-full-url` ou `srcset`). La légende est le texte à côté de l’image (`figcaption`,
 * `dd`, `aria-describedby`), sinon `title`, sinon `alt`.
 *
 * @summary Des images agrandies au-dessus de la page, seules ou en galerie.
 * @tag flx-lightbox
 * @attr {string} for - Sélecteur des conteneurs dont les liens ouvrent une image.
 * @attr {string} [label=Images] - Nom accessible de la galerie.
 * @attr {boolean} autoplay - Lance le diaporama automatiquement, sauf si le visiteur demande moins d’animations.
 * @attr {number} [interval=2500] - Durée d’affichage d’une image, en millisecondes.
 * @attr {boolean} no-thumbnails - Retire les vignettes.
 * @attr {boolean} no-history - Le bouton Précédent du navigateur quitte la page au lieu de fermer les images.
 * @attr {boolean} images - Ouvre aussi les images sans lien des conteneurs désignés par `for`.
 * @attr {boolean} download - Ajoute un lien vers le fichier de l’image.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-open - Les images se sont ouvertes.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-change - Une autre image s’affiche.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-close - La fermeture est demandée. Événement annulable.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-closed - Les images sont fermées et le focus est revenu.
 * @hook rel="lightbox" - Sur un lien, ouvre son image seule.
 * @hook rel="lightbox[nom]" - Sur des liens, forme la galerie de ce nom.
 * @hook title - Sur un lien : légende de l’image.
 * @hook data-caption - Sur un lien, légende de l’image, prioritaire.
 * @cssproperty [--flx-lightbox-ground=#0e0f10] - Fond derrière les images.
 * @cssproperty [--flx-lightbox-ground-opacity=0.94] - Opacité du fond.
 * @example
 * <flx-lightbox>
 *   <a href="/media/port.webp" rel="lightbox[voyage]" title="Le port"><img src="/media/port-s.webp" alt="Bateaux"></a>
 * </flx-lightbox>
 */
export class FlxLightboxElement extends behaviourElement(lightboxBehaviour, lightboxAttributes) {
  /**
   * Ouvre une image de l’élément : le lien lui-même (ou l’image sans lien), ou son rang parmi eux, compté de 0.
   * La promesse vaut `true` s’il y en a une.
   */
  show(which: number | HTMLElement = 0): Promise<boolean> {
    return this.call('show', which)
  }

  /** Ferme les images. La promesse vaut `true` si elles sont fermées. */
  hide(): Promise<boolean> {
    return this.call('hide')
  }
}

register('flx-lightbox', FlxLightboxElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-lightbox': FlxLightboxElement
  }
}
