import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { breadcrumb, breadcrumbAttributes } from '../src/navigation/breadcrumb/breadcrumb.ts'

/**
 * Replie derrière un bouton chacune des listes de pages voisines que portent les étapes d’un fil d’Ariane.
 *
 * L’auteur écrit le fil comme une liste de liens ; une liste dans une étape devient son menu, ouvert par un bouton
 * placé après le lien, ou par le bouton que l’auteur y a mis. Échap, un clic ailleurs et un focus parti plus loin le
 * ferment. Mettez `hidden` sur les listes qui ne doivent pas se montrer avant le script.
 *
 * @summary Fil d’Ariane à menus.
 * @tag flx-breadcrumb
 * @attr {string} [lists=li > ul, li > ol, li > .dropdown-menu] - Sélecteur des listes à replier.
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
