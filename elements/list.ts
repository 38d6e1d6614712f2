import { list, listAttributes } from '../src/content/list/list.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/list/list-events.ts'

/**
 * Une liste dessinée par le serveur, que l’élément prolonge et filtre sans quitter la page. Sans script, ses liens et son
 * formulaire font la même chose, page par page.
 *
 * Dans le contenu : `data-flx-items` entoure les articles, dont l’`id` (ou `data-flx-id`) évite les doublons ;
 * `data-flx-pages` entoure les liens de pages ; le lien suivant porte `paginate=auto` dans son adresse, et la suite arrive
 * quand il paraît, ou `data-flx-next`, et elle attend un clic ; `data-flx-filters` entoure filtres et tri, formulaire GET
 * ou liens ; `data-flx-count` entoure le compte annoncé, `<span data-flx-shown>24</span> articles sur 310` ;
 * `data-flx-no-script` marque ce qui ne sert que sans script.
 *
 * Dans le gabarit d’un CMS, rien n’est à marquer dans le contenu : `items` désigne ce qui entoure les articles, et les
 * liens de pages sont reconnus à `rel="next"`, à la classe `next`, à `.pagination`, `.pager` ou `.navigation`, ou au
 * numéro qui suit celui de la page courante. Un lien d’un article, ou vers un autre site, n’en est jamais un. Des articles
 * sans `id` sont reconnus à leurs liens et à leur texte.
 *
 * La réponse est la page entière, où la liste est reprise (même `id`, sinon même rang), ou un fragment. L’adresse dit ce
 * qui est montré ; Précédent et Suivant ramènent les articles et la position.
 *
 * @summary Une liste avec filtres, tri et chargement de la suite.
 * @tag flx-list
 * @attr {number} [load-stop=3] - Chargements automatiques avant de redemander un clic ; `0` n’en demande jamais.
 * @attr {string} items - Sélecteur de ce qui entoure les articles, dans l’élément ; `[data-flx-items]` sans lui.
 * @attr {boolean} auto - La suite arrive quand le lien suivant paraît, quelle que soit son adresse.
 * @attr {boolean} no-address - La liste ne touche ni à l’adresse ni à l’historique : pour la seconde liste d’une page.
 * @attr {boolean} no-live - Les filtres attendent le bouton de leur formulaire.
 * @fires {CustomEvent<ListLoadDetail>} flx-list-load - La liste va demander des articles ; annulable.
 * @fires {CustomEvent<ListLoadDetail & { items: Element[] }>} flx-list-loaded - Des articles sont arrivés.
 * @fires {CustomEvent<ListLoadDetail & { error: unknown, message: string }>} flx-list-error - Ils ne sont pas arrivés ; la liste reste.
 * @hook data-flx-items - Ce qui entoure les articles, si `items` ne le désigne pas.
 * @hook data-flx-id - Sur un article sans `id` : ce qui l’identifie, pour qu’il ne vienne pas deux fois.
 * @hook data-flx-pages - Ce qui entoure les liens de pages.
 * @hook data-flx-next - Sur le lien suivant : la suite attend un clic ; avec `paginate=auto` dans son adresse, elle vient d’elle-même.
 * @hook data-flx-filters - Ce qui entoure filtres et tri : formulaire GET ou liens.
 * @hook data-flx-count - Ce qui entoure le compte annoncé ; `data-flx-shown` y tient le nombre d’articles montrés.
 * @hook data-flx-no-script - Ce qui ne sert que sans script.
 * @example
 * <flx-list load-stop="2">
 *   <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
 *   <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
 *   <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
 * </flx-list>
 */
export class FlxListElement extends behaviourWithMethods(list, listAttributes) {
  /** Relit la liste à son adresse. */
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
