import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { toggle, toggleAttributes } from '../src/navigation/toggle/toggle.ts'
import '../src/navigation/toggle/toggle-events.ts'

/**
 * Un bloc qu’un bouton ouvre et ferme ; le bouton dit lequel des deux il fait.
 *
 * Le bouton est ce qui porte `data-flx-toggle`, sinon le premier bouton. Il ouvre ce que nomme son `aria-controls`, sinon
 * ce qui est à côté de lui dans l’élément. Un contenu qui flotte au-dessus de la page (`position: absolute` ou `fixed`) se
 * ferme aussi par Échap, par un clic ailleurs, ou quand le focus s’en va. Mettez `hidden` sur un contenu qui ne doit pas
 * paraître avant le script.
 *
 * @summary Un bloc que le visiteur ouvre et ferme par un bouton.
 * @tag flx-toggle
 * @attr {boolean} open - Le bloc est ouvert.
 * @attr {string} button - Texte du bouton quand le bloc est fermé ; par défaut le sien. Aussi `data-button` sur le bouton.
 * @attr {string} buttonclicked - Texte du bouton quand le bloc est ouvert. Aussi `data-buttonclicked` sur le bouton.
 * @fires {CustomEvent<{ open: boolean }>} flx-toggle-change - Le visiteur l’a ouvert ou fermé.
 * @hook data-flx-toggle - Le bouton, si ce n’est pas le premier.
 * @example
 * <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
 *   <button type="button">Rechercher</button>
 *   <form role="search">…</form>
 * </flx-toggle>
 */
export class FlxToggleElement extends behaviourElement(toggle, toggleAttributes) {
  /** L’ouvre. */
  show(): void {
    this.open = true
  }

  /** Le ferme. */
  hide(): void {
    this.open = false
  }

  /** L’ouvre ou le ferme. */
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
