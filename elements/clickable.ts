import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { clickable, clickableAttributes } from '../src/navigation/clickable/clickable.ts'
import '../src/navigation/clickable/clickable-events.ts'

/**
 * Makes whole blocks act as the link that they hold.
 *
 * The blocks are those that `for` selects; else those inside the element (`.clickable_block`, `[data-goto]`,
 * `[data-flx-clickable]`, or simply its children); else, when it is empty, those of the whole page, whenever they come.
 * A block leads to its `data-goto`, in the window that `data-target` names, else to its main link: the only one, the one
 * of its heading, or the one that carries `data-flx-main`. Links, buttons, fields and share bars in it keep their own
 * clicks. A block that has been seen carries `data-flx-clickable-ready`.
 *
 * @summary Blocks that act as a link.
 * @tag flx-clickable
 * @attr {string} for - Selector of the blocks, anywhere in the page.
 * @fires {CustomEvent<ClickableGoal & { newTab: boolean }>} flx-clickable-go - A block is about to lead somewhere; cancelable.
 * @example
 * <flx-clickable>
 *   <article><h2><a href="/pain">Pain au levain</a></h2><p>Chaque matin, dès 7 h.</p></article>
 * </flx-clickable>
 */
export class FlxClickableElement extends behaviourElement(clickable, clickableAttributes) {}

register('flx-clickable', FlxClickableElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-clickable': FlxClickableElement
  }
}
