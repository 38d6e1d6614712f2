import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { sticky, stickyAttributes } from '../src/navigation/sticky/sticky.ts'

/**
 * L’en-tête est celui désigné par `for` ; sinon, l’élément lui-même, autour de son contenu ; s’il est vide,
 * `[data-flx-sticky]`, `.sticky_header` ou `.header_fixed`. Il porte `data-flx-sticky-state="top | pinned | hidden"` :
 * « top » en haut de la page, « pinned » plus bas, « hidden » quand il est masqué, jamais tant qu’un menu y est ouvert.
 * La page reçoit `scroll-padding-top`, pour que l’en-tête ne couvre jamais l’élément qui a le focus, et
 * `--flx-sticky-height`. Un en-tête transparent prend le fond de la page tant qu’il est fixe.
 *
 * @summary Un en-tête fixe, masqué à la descente et affiché à la remontée.
 * @tag flx-sticky
 * @attr {string} for - Sélecteur de l’en-tête.
 * @attr {number} [threshold=169] - Distance depuis le haut de la page où il reste affiché, en pixels.
 * @attr {number} [tolerance=60] - Défilement nécessaire pour le masquer ou l’afficher, en pixels.
 * @attr {boolean} no-hide - Désactive le masquage de l’en-tête fixe.
 * @fires {CustomEvent<{ state: StickyState }>} flx-sticky-change - L’en-tête a changé d’état.
 * @cssproperty [--flx-sticky-duration=240ms] - Durée du masquage ; nulle si le visiteur demande moins d’animations.
 * @cssproperty [--flx-sticky-ground] - Fond d’un en-tête transparent tant qu’il est fixe ; par défaut, celui de la page.
 * @cssproperty [--flx-z-sticky=100] - Niveau de superposition de l’en-tête.
 * @hook data-flx-sticky - En-tête à fixer, quand l’élément est vide et sans `for`.
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
