import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { clickable, clickableAttributes } from '../src/navigation/clickable/clickable.ts'
import '../src/navigation/clickable/clickable-types.ts'

/**
 * Les blocs sont ceux désignés par `for` ; sinon, ceux contenus dans l’élément (`.clickable_block`, `[data-goto]`,
 * `[data-flx-clickable]`, ou ses enfants) ; si l’élément est vide, ceux de toute la page, même ajoutés plus tard. Un
 * clic ouvre l’adresse de `data-goto`, dans la fenêtre nommée par `data-target`, ou le lien principal : le lien
 * unique, celui du titre, ou celui marqué `data-flx-main`. Un bloc prêt porte `data-flx-clickable-ready`. Sans lien
 * principal, il devient un lien pour le clavier et les lecteurs d’écran, ou en reçoit un.
 *
 * @summary Une carte ou un bloc entièrement cliquable.
 * @tag flx-clickable
 * @attr {string} for - Sélecteur des blocs, dans toute la page.
 * @fires {CustomEvent<ClickableGoal & { newTab: boolean }>} flx-clickable-go - Un bloc va ouvrir son adresse. Événement annulable.
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
