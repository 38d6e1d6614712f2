import { list, listAttributes } from '../src/content/list/list.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/list/list-types.ts'

/**
 * Le serveur fournit la liste ; sans JavaScript, ses liens et son formulaire rechargent la page.
 *
 * `data-flx-items` entoure les articles, dont l’`id` (ou `data-flx-id`) évite les doublons. `data-flx-pages` entoure
 * les liens de pages. Avec `paginate=auto` dans son adresse, le lien suivant charge la suite dès qu’il apparaît ; avec
 * `data-flx-next`, il attend un clic. `data-flx-filters` entoure les filtres et le tri (formulaire GET ou liens),
 * `data-flx-count` le nombre d’articles (`<span data-flx-shown>24</span> articles sur 310`), et `data-flx-no-script`
 * marque un contenu réservé aux pages sans JavaScript.
 *
 * Pour le gabarit d’un CMS, `items` désigne le conteneur des articles. Les liens de pages sont reconnus à
 * `rel="next"`, à la classe `next`, à `.pagination`, `.pager` ou `.navigation`, ou à leur numéro. Les articles sans
 * `id` sont reconnus à leurs liens et à leur texte.
 *
 * La réponse est la page entière, qui contient la même liste (même `id`, sinon même rang), ou un fragment. L’adresse
 * de la page suit le contenu affiché.
 *
 * @summary Une liste avec filtres, tri et chargement de la suite.
 * @tag flx-list
 * @attr {number} [load-stop=3] - Nombre de chargements automatiques avant de demander un clic ; `0` : illimité.
 * @attr {string} items - Sélecteur du conteneur des articles, dans l’élément ; par défaut `[data-flx-items]`.
 * @attr {boolean} auto - Charge la suite dès que le lien suivant apparaît, quelle que soit son adresse.
 * @attr {boolean} no-address - Ne modifie ni l’adresse ni l’historique, pour la seconde liste d’une page.
 * @attr {boolean} no-live - Applique les filtres seulement au clic sur le bouton du formulaire.
 * @fires {CustomEvent<ListLoadDetail>} flx-list-load - La liste va demander des articles. Événement annulable.
 * @fires {CustomEvent<ListLoadDetail & { items: Element[] }>} flx-list-loaded - Des articles sont chargés.
 * @fires {CustomEvent<ListLoadDetail & { error: unknown, message: string }>} flx-list-error - Les articles n’ont pas pu être chargés ; la liste reste affichée.
 * @hook data-flx-items - Conteneur des articles, sans `items`.
 * @hook data-flx-id - Sur un article sans `id`, son identifiant, pour éviter les doublons.
 * @hook data-flx-pages - Conteneur des liens de pages.
 * @hook data-flx-next - Sur le lien suivant, la suite attend un clic ; avec `paginate=auto` dans son adresse, elle est automatique.
 * @hook data-flx-filters - Conteneur des filtres et du tri : formulaire GET ou liens.
 * @hook data-flx-count - Conteneur du nombre d’articles ; `data-flx-shown` contient le nombre affiché.
 * @hook data-flx-no-script - Contenu réservé aux pages sans JavaScript.
 * @example
 * <flx-list load-stop="2">
 *   <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
 *   <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
 *   <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
 * </flx-list>
 */
export class FlxListElement extends behaviourElement(list, listAttributes) {
  /** Actualise la liste à son adresse. */
  async refresh(): Promise<void> {
    await this.call('refresh')
  }

  /** Ajoute les articles suivants, s’il y en a. */
  async more(): Promise<void> {
    await this.call('more')
  }
}

register('flx-list', FlxListElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-list': FlxListElement
  }
}
