import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { sticky, stickyAttributes } from '../src/navigation/sticky/sticky.ts'
import '../src/navigation/sticky/sticky-events.ts'

/**
 * Fait coller l’en-tête d’une page : hors de vue tant que le visiteur avance, de retour dès qu’il revient en arrière.
 *
 * L’en-tête est ce que `for` désigne ; sinon l’élément lui-même, autour de son contenu ; sinon, quand il est vide,
 * `[data-flx-sticky]`, `.sticky_header` ou `.header_fixed`. La page reçoit `scroll-padding-top`, pour que rien de ce
 * qui a le focus ne soit couvert, et `--flx-sticky-height`.
 *
 * @summary En-tête collant.
 * @tag flx-sticky
 * @attr {string} for - Sélecteur de l’en-tête.
 * @attr {number} [threshold=169] - Pixels depuis le haut de la page où il est toujours montré.
 * @attr {number} [tolerance=60] - Pixels dans un sens avant qu’il se cache ou se montre.
 * @attr {boolean} no-hide - Il colle et ne se cache jamais.
 * @fires {CustomEvent<{ state: StickyState }>} flx-sticky-change - L’en-tête a changé d’état.
 * @hook data-flx-sticky-state - Posé par l’élément sur l’en-tête : `top`, `pinned` ou `hidden`.
 * @cssproperty [--flx-sticky-duration=240ms] - Temps qu’il met à se cacher et à se montrer ; nul pour qui a demandé moins de mouvement.
 * @cssproperty [--flx-z-sticky=100] - Son plan au-dessus de la page.
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
