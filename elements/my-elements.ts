import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import { myElements, myElementsAttributes } from '../src/page/my-elements/my-elements.ts'
import '../src/page/my-elements/my-elements-events.ts'

/**
 * Ce que les visiteurs publient eux-mêmes : la liste que le serveur imprime, et les formulaires de ses éléments. Vide, il
 * vaut pour toute la page, et `<flx-page>` l’ajoute où l’une de ses classes se trouve.
 *
 * `data-flx-action`, ou la classe de même nom, dit ce que fait un lien ou un bouton. `my_elements_activate` met en ligne ou
 * retire : le lien prend la classe que rend le serveur. `my_elements_delete` demande d’abord, puis la ligne s’efface et le
 * bloc qui la contient (`<flx-fragment>`, `<flx-list>`, `<flx-account>`) est relu, sinon la page. L’élément se nomme par
 * les champs du formulaire, les paramètres de l’adresse, ou `data-element-module-ident` et `data-element-id` sur la
 * commande ou autour d’elle. Un double clic n’envoie qu’une fois ; un échec se lit dans une fenêtre, et rien ne bouge ; une
 * session finie se rouvre sur place, et ce qui était demandé continue.
 *
 * `my_elements_create` ouvre la page du lien dans un popup de 600 × 400, `my_elements_edit` dans un popup de 990 de large et
 * de 98 % de la hauteur. Fermer demande confirmation tant que la saisie n’est pas enregistrée. Dans la page montrée, un
 * second `<flx-my-elements>` entoure un `<flx-form>` : une création prise recharge la page, une modification prise recharge
 * la sienne avec `success=1`, et la liste derrière est relue, à moins que la réponse dise de fermer, de recharger ou d’aller
 * ailleurs. Un bouton d’envoi nommé `active`, de valeur 1 ou 0, publie ou dépublie après sa question ; une commande
 * `my_elements_publish` ou `my_elements_unpublish` aussi, par le champ caché `active`.
 *
 * @summary Des boutons pour que les visiteurs gèrent leurs propres publications.
 * @tag flx-my-elements
 * @attr {string} element-module-ident - Module des éléments, quand le balisage ne le dit pas.
 * @fires {CustomEvent<MyElementsDetail>} flx-my-elements-send - Un élément va être activé, désactivé ou supprimé ; annulable.
 * @fires {CustomEvent<MyElementsDetail>} flx-my-elements-done - C’est fait, ou le formulaire est pris.
 * @fires {CustomEvent<MyElementsDetail & { error: unknown, message: string }>} flx-my-elements-error - C’est refusé, ou ce n’est pas arrivé.
 * @hook data-flx-action - `my_elements_activate`, `my_elements_delete`, `my_elements_create`, `my_elements_edit` ; sur un formulaire, `my_elements_create`, `my_elements_edit` ou `my_elements_submit` ; sur un bouton, `my_elements_publish` ou `my_elements_unpublish`.
 * @hook class="my_elements_delete" - La même chose, par une classe ; `my_elements_new` vaut `my_elements_create`.
 * @hook data-element-module-ident, data-element-id - L’élément dont il s’agit.
 * @hook data-flx-confirm - Une autre question, ou une question avant d’activer.
 * @server POST {base}ajax/modules/modules/traitement.php - `action` (`my_elements_activate` ou `my_elements_delete`), `element_module_ident`, `element_id` ; JSON : `result`, `class`, `msg`, ou HTML : `alert-success`, `alert-danger`. L’`action` d’un formulaire passe avant.
 * @example
 * <flx-my-elements element-module-ident="annonces">
 *   <p><a href="/annonces/deposer" data-flx-action="my_elements_create">Déposer une annonce</a></p>
 *   <ul>
 *     <li data-element-id="12"><a href="/annonces/12">Table de ferme</a>
 *       <a href="/annonces/12/etat" class="my_elements_activate en-ligne">En ligne</a>
 *       <a href="/annonces/12/modifier" class="my_elements_edit">Modifier</a>
 *       <a href="/annonces/12/supprimer" class="my_elements_delete">Supprimer</a></li>
 *   </ul>
 * </flx-my-elements>
 */
export class FlxMyElementsElement extends behaviourWithMethods(myElements, myElementsAttributes) {
  /** Relit la liste : le bloc qui la contient, sinon la page. */
  async refresh(): Promise<void> {
    await this.call('refresh')
  }
}

register('flx-my-elements', FlxMyElementsElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-my-elements': FlxMyElementsElement
  }
}
