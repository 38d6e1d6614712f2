import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { toggle, toggleAttributes } from '../src/navigation/toggle/toggle.ts'

/**
 * Le bouton est l’élément marqué `data-flx-toggle`, sinon le premier bouton. Il ouvre le bloc nommé par son
 * `aria-controls`, sinon le bloc placé à côté de lui. Un contenu flottant (`position: absolute` ou `fixed`) se ferme
 * aussi par Échap, par un clic ailleurs ou à la perte du focus. Ajoutez `hidden` à un contenu qui doit être fermé au
 * chargement. Le bloc s’ouvre de lui-même si l’adresse désigne ce qu’il contient, ou si un champ qu’il contient empêche
 * l’envoi du formulaire.
 *
 * @summary Un bloc que le visiteur ouvre et ferme par un bouton.
 * @tag flx-toggle
 * @attr {boolean} open - Le bloc est ouvert.
 * @attr {string} button - Texte du bouton quand le bloc est fermé ; par défaut, son texte actuel. Équivalent : `data-button` sur le bouton.
 * @attr {string} buttonclicked - Texte du bouton quand le bloc est ouvert. Équivalent : `data-buttonclicked` sur le bouton.
 * @fires {CustomEvent<{ open: boolean }>} flx-toggle-change - Le visiteur a ouvert ou fermé le bloc.
 * @hook data-flx-toggle - Le bouton, si ce n’est pas le premier.
 * @example
 * <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
 *   <button type="button">Rechercher</button>
 *   <form role="search">…</form>
 * </flx-toggle>
 */
export class FlxToggleElement extends behaviourElement(toggle, toggleAttributes) {
  /** Ouvre l’élément. */
  show(): void {
    this.open = true
  }

  /** Ferme le bloc. */
  hide(): void {
    this.open = false
  }

  /** Ouvre ou ferme le bloc. */
  toggle(): void {
    this.open = !this.open
  }
}

register('flx-toggle', FlxToggleElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-toggle': FlxToggleElement
  }
  interface GlobalEventHandlersEventMap {
    /** Fired when a block has been opened or closed. */
    'flx-toggle-change': CustomEvent<{ open: boolean }>
  }
}
