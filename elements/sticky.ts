import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { sticky, stickyAttributes } from '../src/navigation/sticky/sticky.ts'
import '../src/navigation/sticky/sticky-events.ts'

/**
 * Makes the header of a page stick: out of sight while the visitor reads on, back as soon as they turn.
 *
 * The header is what `for` selects; else the element itself, around its content; else, when it is empty,
 * `[data-flx-sticky]`, `.sticky_header` or `.header_fixed`. What sticks carries
 * `data-flx-sticky-state="top | pinned | hidden"`: « top » within the threshold of the top of the page, « pinned » below it,
 * « hidden » when it is drawn up. The page gets `scroll-padding-top`, so that nothing that has focus is covered, and
 * `--flx-sticky-height`.
 *
 * @summary Sticky header.
 * @tag flx-sticky
 * @attr {string} for - Selector of the header.
 * @attr {number} threshold - Pixels from the top of the page within which it is always shown; 169 by default.
 * @attr {number} tolerance - Pixels in one direction before it hides or shows; 60 by default.
 * @attr {boolean} no-hide - It sticks and never hides.
 * @fires {CustomEvent<{ state: StickyState }>} flx-sticky-change - The header changed its state.
 * @cssproperty [--flx-sticky-duration=240ms] - How long it takes to hide and show; nil for visitors who asked for less motion.
 * @cssproperty [--flx-z-sticky=100] - Its place above the page.
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
