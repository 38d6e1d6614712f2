import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { breadcrumb, breadcrumbAttributes } from '../src/navigation/breadcrumb/breadcrumb.ts'

/**
 * Un fil d’Ariane dont les maillons ouvrent leurs pages voisines.
 *
 * L’auteur l’écrit comme une liste de liens ; une liste dans un maillon devient son menu, ouvert par un bouton placé après
 * le lien, ou par le bouton que l’auteur y a mis. Échap, un clic ailleurs et le focus qui s’en va le ferment. Mettez
 * `hidden` sur les listes qui ne doivent pas paraître avant le script.
 *
 * @summary Fil d’Ariane à menus.
 * @tag flx-breadcrumb
 * @attr {string} lists - Sélecteur des listes à replier ; `li > ul, li > ol, li > .dropdown-menu` par défaut.
 * @example
 * <flx-breadcrumb>
 *   <nav aria-label="Fil d’Ariane">
 *     <ol>
 *       <li><a href="/">Accueil</a></li>
 *       <li><a href="/pains">Pains</a><ul><li><a href="/brioches">Brioches</a></li></ul></li>
 *       <li><a href="/pains/levain" aria-current="page">Pain au levain</a></li>
 *     </ol>
 *   </nav>
 * </flx-breadcrumb>
 */
export class FlxBreadcrumbElement extends behaviourElement(breadcrumb, breadcrumbAttributes) {}

register('flx-breadcrumb', FlxBreadcrumbElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-breadcrumb': FlxBreadcrumbElement
  }
}
