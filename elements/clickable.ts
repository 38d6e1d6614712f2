import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { clickable, clickableAttributes } from '../src/navigation/clickable/clickable.ts'
import '../src/navigation/clickable/clickable-events.ts'

/**
 * Des blocs entiers qui se cliquent comme le lien qu’ils contiennent.
 *
 * Les blocs sont ceux que `for` désigne ; sinon ceux que l’élément contient (`.clickable_block`, `[data-goto]`,
 * `[data-flx-clickable]`, ou simplement ses enfants) ; sinon, s’il est vide, ceux de toute la page, même venus plus tard.
 * Un bloc mène à son `data-goto`, dans la fenêtre que nomme `data-target`, sinon à son lien principal : le seul, celui de
 * son titre, ou celui qui porte `data-flx-main`. Ses liens, boutons, champs et barres de partage gardent leurs clics. Un
 * bloc vu porte `data-flx-clickable-ready` ; sans lien principal, il devient lui-même un lien pour le clavier et les aides
 * techniques, ou en reçoit un s’il est autre chose (un article, un élément de liste).
 *
 * @summary Une carte ou un bloc entièrement cliquable.
 * @tag flx-clickable
 * @attr {string} for - Sélecteur des blocs, où qu’ils soient.
 * @fires {CustomEvent<ClickableGoal & { newTab: boolean }>} flx-clickable-go - Un bloc va mener quelque part ; annulable.
 * @hook data-flx-clickable - Un bloc cliquable, parmi ceux de l’élément.
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
