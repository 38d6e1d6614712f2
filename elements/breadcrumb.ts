import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { breadcrumb, breadcrumbAttributes } from '../src/navigation/breadcrumb/breadcrumb.ts'

/**
 * Folds the lists of sibling pages that a breadcrumb's crumbs hold behind a button each.
 *
 * The author writes the breadcrumb as a list of links; a list within a crumb becomes its dropdown, opened by a button
 * that comes after the link, or by the author's own button in the crumb. Escape, a click elsewhere and focus that moved on
 * close it. Put `hidden` on lists that must not show before the script.
 *
 * @summary Breadcrumb with dropdowns.
 * @tag flx-breadcrumb
 * @attr {string} lists - Selector of the lists to fold; `li > ul, li > ol, li > .dropdown-menu` by default.
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
