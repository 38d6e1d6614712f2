import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import { myElements, myElementsAttributes } from '../src/page/my-elements/my-elements.ts'
import '../src/page/my-elements/my-elements-types.ts'

/**
 * L’élément gère la liste écrite par le serveur et les formulaires de ses publications. Vide, il s’applique à toute la
 * page, et `<flx-page>` l’ajoute si l’une de ses classes est présente.
 *
 * `data-flx-action`, ou la classe du même nom, indique l’action d’un lien ou d’un bouton. `my_elements_activate` met
 * en ligne ou retire : le lien prend la classe renvoyée par le serveur. `my_elements_delete` demande confirmation,
 * retire la ligne, puis actualise le bloc qui la contient (`<flx-fragment>`, `<flx-list>`, `<flx-account>`) ou la
 * page. La publication est identifiée par les champs du formulaire, les paramètres de l’adresse, ou
 * `data-element-module-ident` et `data-element-id` sur le bouton ou autour de lui.
 *
 * `my_elements_create` ouvre la page du lien dans une fenêtre de 600 × 400, `my_elements_edit` dans une fenêtre de 990
 * de large et de 98 % de la hauteur. Dans cette page, un second `<flx-my-elements>` entoure un `<flx-form>` : après
 * une création, la page est rechargée ; après une modification, le formulaire est rechargé avec `success=1` et la
 * liste est actualisée, sauf si la réponse demande de fermer, de recharger ou d’ouvrir une autre page. Un bouton
 * d’envoi nommé `active`, de valeur 1 ou 0, publie ou dépublie après confirmation, comme `my_elements_publish` et
 * `my_elements_unpublish`, par le champ caché `active`.
 *
 * @summary Des boutons pour que les visiteurs gèrent leurs propres publications.
 * @tag flx-my-elements
 * @attr {string} element-module-ident - Module des publications, si le HTML ne l’indique pas.
 * @fires {CustomEvent<MyElementsDetail>} flx-my-elements-send - Un élément va être activé, désactivé ou supprimé. Événement annulable.
 * @fires {CustomEvent<MyElementsDetail>} flx-my-elements-done - L’action est terminée, ou le formulaire est accepté.
 * @fires {CustomEvent<MyElementsDetail & { error: unknown, message: string }>} flx-my-elements-error - L’action est refusée, ou l’envoi a échoué.
 * @hook data-flx-action - `my_elements_activate`, `my_elements_delete`, `my_elements_create`, `my_elements_edit` ; sur un formulaire, `my_elements_create`, `my_elements_edit` ou `my_elements_submit` ; sur un bouton, `my_elements_publish` ou `my_elements_unpublish`.
 * @hook class="my_elements_delete" - Classe équivalente ; `my_elements_new` vaut `my_elements_create`.
 * @hook data-element-module-ident, data-element-id - Publication concernée.
 * @hook data-flx-confirm - Texte de la confirmation, ou confirmation avant l’activation ; sur un bouton qui publie ou dépublie, une autre question.
 * @server POST {base}ajax/modules/modules/traitement.php - `action` (`my_elements_activate` ou `my_elements_delete`), `element_module_ident`, `element_id` ; JSON : `result`, `class`, `msg`, ou HTML : `alert-success`, `alert-danger`. L’`action` d’un formulaire est prioritaire.
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
export class FlxMyElementsElement extends behaviourElement(myElements, myElementsAttributes) {
  /** Actualise la liste : le bloc qui la contient, ou la page. */
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
