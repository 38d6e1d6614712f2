import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import { lightboxAttributes, lightboxBehaviour } from '../src/overlays/lightbox/lightbox.ts'
import '../src/overlays/lightbox/lightbox-events.ts'

export { givenUp, lightbox } from '../src/overlays/lightbox/lightbox-function.ts'

/**
 * Ouvre les images des liens au-dessus de la page, seules ou en galerie.
 *
 * Un lien dont le `rel` a un mot qui commence par `lightbox` ouvre son image ; un nom entre crochets,
 * `rel="lightbox[voyage]"`, groupe des liens. Les liens sont ceux de l’élément, ceux des conteneurs que `for` désigne,
 * ou, quand l’élément est vide, ceux de toute la page, y compris ceux qui arrivent plus tard.
 *
 * Dans un conteneur que `for` désigne, un lien autour d’une image et vers une image s’ouvre sans `rel`, comme les CMS
 * l’écrivent ; les images d’un même conteneur forment une galerie. Avec `images`, celles qui n’ont pas de lien s’ouvrent
 * aussi, à la souris comme au clavier, dans la plus grande copie que nomment `data-image-large-src`, `data-full-url` ou
 * `srcset`. La légende est le texte à côté de l’image (`figcaption`, `dd`, `aria-describedby`), sinon `title`, sinon `alt`.
 *
 * @summary Des images agrandies au-dessus de la page, seules ou en galerie.
 * @tag flx-lightbox
 * @attr {string} for - Sélecteur des conteneurs dont les liens s’ouvrent.
 * @attr {string} [label=Images] - Nom accessible de ce qui s’ouvre.
 * @attr {boolean} autoplay - Le diaporama commence seul, sauf pour qui a demandé moins de mouvement.
 * @attr {number} [interval=2500] - Millisecondes par image du diaporama.
 * @attr {boolean} no-thumbnails - Sans la bande de vignettes.
 * @attr {boolean} no-history - Le bouton Précédent du navigateur quitte la page au lieu de fermer les images.
 * @attr {boolean} images - Dans les conteneurs que `for` désigne, les images sans lien s’ouvrent aussi.
 * @attr {boolean} download - Ajoute un lien vers le fichier de l’image.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-open - Les images se sont ouvertes.
 * @fires {CustomEvent<LightboxView>} flx-lightbox-change - Une autre image est montrée.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-close - Quelque chose demande à fermer ; annulable.
 * @fires {CustomEvent<LightboxView & { source: CloseSource }>} flx-lightbox-closed - C’est fermé, le focus est revenu.
 * @hook rel="lightbox" - Sur un lien : il ouvre son image, seule.
 * @hook rel="lightbox[nom]" - Sur des liens : ils forment la galerie de ce nom.
 * @hook title - Sur un lien : légende de l’image.
 * @hook data-caption - Sur un lien : légende de l’image, avant toute autre.
 * @cssproperty [--flx-lightbox-ground=#0e0f10] - Fond derrière les images.
 * @cssproperty [--flx-lightbox-ground-opacity=0.94] - Ce que le fond cache de la page.
 * @example
 * <flx-lightbox>
 *   <a href="/media/port.webp" rel="lightbox[voyage]" title="Le port"><img src="/media/port-s.webp" alt="Bateaux"></a>
 * </flx-lightbox>
 */
export class FlxLightboxElement extends behaviourWithMethods(lightboxBehaviour, lightboxAttributes) {
  /**
   * Ouvre une image de l’élément : le lien lui-même (ou l’image sans lien), ou son rang parmi eux, compté de 0.
   * La promesse dit s’il y en a une.
   */
  show(which: number | HTMLElement = 0): Promise<boolean> {
    return this.call('show', which)
  }

  /** Demande à fermer, comme le visiteur. La promesse dit si plus rien n’est ouvert. */
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
