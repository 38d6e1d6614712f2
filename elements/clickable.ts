import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { clickable, clickableAttributes } from '../src/navigation/clickable/clickable.ts'
import '../src/navigation/clickable/clickable-events.ts'

/**
 * Fait agir des blocs entiers comme le lien qu’ils contiennent.
 *
 * Les blocs sont ceux que `for` désigne ; sinon ceux de l’élément (`.clickable_block`, `[data-goto]`,
 * `[data-flx-clickable]`, ou simplement ses enfants) ; sinon, quand il est vide, ceux de toute la page, y compris ceux
 * qui arrivent plus tard. Un bloc mène à son `data-goto`, dans la fenêtre que nomme `data-target`, sinon à son lien
 * principal : le seul, celui de son titre, ou celui qui porte `data-flx-main`. Les liens, boutons, champs et barres de
 * partage du bloc gardent leurs propres clics.
 *
 * @summary Blocs cliquables.
 * @tag flx-clickable
 * @attr {string} for - Sélecteur des blocs, où qu’ils soient dans la page.
 * @fires {CustomEvent<ClickableGoal & { newTab: boolean }>} flx-clickable-go - Un bloc va mener quelque part ; annulable.
 * @hook data-goto - Sur un bloc : adresse où il mène.
 * @hook data-target - Sur un bloc : fenêtre où elle s’ouvre.
 * @hook data-flx-main - Sur un lien du bloc : c’est le principal.
 * @hook data-flx-clickable-ready - Posé par l’élément sur un bloc déjà vu.
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
