import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { sticky, stickyAttributes } from '../src/navigation/sticky/sticky.ts'
import '../src/navigation/sticky/sticky-events.ts'

/**
 * L’en-tête qui reste en haut de l’écran : il s’efface quand le visiteur lit, et revient dès qu’il remonte.
 *
 * C’est l’en-tête que `for` désigne ; sinon l’élément lui-même, autour de son contenu ; sinon, s’il est vide,
 * `[data-flx-sticky]`, `.sticky_header` ou `.header_fixed`. Ce qui colle porte
 * `data-flx-sticky-state="top | pinned | hidden"` : « top » près du haut de la page, « pinned » plus bas, « hidden » quand
 * il est effacé. La page reçoit `scroll-padding-top`, pour que rien de ce qui a le focus ne soit couvert, et
 * `--flx-sticky-height`. Un en-tête sans fond en prend un tant qu’il colle, celui de la page : le texte qui défile ne se
 * lit pas au travers.
 *
 * @summary Un en-tête fixe, masqué à la descente et affiché à la remontée.
 * @tag flx-sticky
 * @attr {string} for - Sélecteur de l’en-tête.
 * @attr {number} [threshold=169] - Pixels depuis le haut de la page en deçà desquels il est toujours montré.
 * @attr {number} [tolerance=60] - Pixels dans un même sens avant qu’il s’efface ou revienne.
 * @attr {boolean} no-hide - Il colle sans jamais s’effacer.
 * @fires {CustomEvent<{ state: StickyState }>} flx-sticky-change - L’en-tête a changé d’état.
 * @cssproperty [--flx-sticky-duration=240ms] - Durée de l’effacement ; nulle pour qui demande moins d’animations.
 * @cssproperty [--flx-sticky-ground] - Fond, tant qu’il colle, d’un en-tête qui n’en a pas ; celui de la page sans lui.
 * @cssproperty [--flx-z-sticky=100] - Sa place au-dessus de la page.
 * @hook data-flx-sticky - Ce qui colle, où que ce soit, quand l’élément est vide et sans `for`.
 * @example
 * <flx-sticky><header>…</header></flx-sticky>
 */
export class FlxStickyElement extends behaviourElement(sticky, stickyAttributes) {}

register('flx-sticky', FlxStickyElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-sticky': FlxStickyElement
  }
}
