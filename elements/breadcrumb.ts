import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Breadcrumb, breadcrumbAttributes } from '../src/navigation/breadcrumb/breadcrumb.tsx'

/**
 * Un fil d’Ariane dont les maillons ouvrent leurs pages voisines.
 *
 * L’auteur l’écrit comme une liste de liens ; une liste dans un maillon devient son menu, ouvert par un bouton placé après
 * le lien, ou par le bouton que l’auteur y a mis. Échap, un clic ailleurs, un lien suivi et le focus qui s’en va le ferment.
 * Les boutons viennent au premier geste du visiteur ; `load="idle"` les met dès que la page est au repos. Mettez `hidden`
 * sur les listes qui ne doivent pas paraître avant.
 *
 * @summary Un fil d’Ariane dont chaque niveau ouvre la liste des pages voisines.
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
export class FlxBreadcrumbElement extends reactElement(Breadcrumb, breadcrumbAttributes) {}

register('flx-breadcrumb', FlxBreadcrumbElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-breadcrumb': FlxBreadcrumbElement
  }
}
