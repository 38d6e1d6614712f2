import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Breadcrumb, breadcrumbAttributes } from '../src/navigation/breadcrumb/breadcrumb.tsx'

/**
 * Écrivez le fil d’Ariane comme une liste de liens. Une liste placée dans un niveau devient son menu, ouvert par un
 * bouton ajouté après le lien ou par votre propre bouton. Échap, un clic ailleurs, un lien suivi et la perte du focus
 * le ferment. Les boutons apparaissent au premier geste du visiteur, ou dès que le navigateur est inactif avec
 * `load="idle"`. Ajoutez `hidden` aux listes qui ne doivent pas s’afficher avant.
 *
 * @summary Un fil d’Ariane dont chaque niveau ouvre la liste des pages voisines.
 * @tag flx-breadcrumb
 * @attr {string} lists - Sélecteur des listes à replier ; `li > ul, li > ol, li > .dropdown-menu` par défaut.
 * @example
 * <flx-breadcrumb>
 *   <nav aria-label="Fil d’Ariane">
 *     <ol>
 *       <li><a href="/">Accueil</a></li>
 *       <li><a href="/articles">Articles</a><ul><li><a href="/annonces">Annonces</a></li></ul></li>
 *       <li><a href="/articles?categorie=agendas-et-calendriers" aria-current="page">Agendas</a></li>
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
