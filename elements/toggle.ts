import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { toggle, toggleAttributes } from '../src/navigation/toggle/toggle.ts'
import '../src/navigation/toggle/toggle-events.ts'

/**
 * A block with a button that opens and closes it; the button says which of the two it does.
 *
 * The button is what carries `data-flx-toggle`, else the first button. It opens what its `aria-controls` names, else what
 * stands beside it. Content that floats above the page (`position: absolute` or `fixed`) also closes with Escape, a click
 * elsewhere, or focus that moved on. Put `hidden` on content that must not show before the script.
 *
 * @summary Block with a button that opens and closes it.
 * @tag flx-toggle
 * @attr {boolean} open - The block is open.
 * @attr {string} button - Text of the button while closed; its own text by default. Also `data-button` on the button.
 * @attr {string} buttonclicked - Text of the button while open. Also `data-buttonclicked` on the button.
 * @fires {CustomEvent<{ open: boolean }>} flx-toggle-change - The visitor opened or closed it.
 * @example
 * <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
 *   <button type="button">Rechercher</button>
 *   <form role="search">…</form>
 * </flx-toggle>
 */
export class FlxToggleElement extends behaviourElement(toggle, toggleAttributes) {
  show(): void {
    this.open = true
  }

  hide(): void {
    this.open = false
  }

  toggle(): void {
    this.open = !this.open
  }
}

register('flx-toggle', FlxToggleElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-toggle': FlxToggleElement
  }
}
