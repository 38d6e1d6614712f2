import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Autocomplete } from '../src/forms/autocomplete/autocomplete.tsx'
import { autocompleteAttributes } from '../src/forms/autocomplete/autocomplete-attributes.ts'
import '../src/forms/autocomplete/autocomplete-events.ts'

/**
 * Propose, sous un champ de texte, ce que le serveur répond à ce qui s’y tape. Le champ est celui de la page : il garde
 * son nom, son étiquette et ses évènements `input` et `change`, et s’emploie tel quel sans script.
 *
 * Le service est demandé en GET avec `autocompleter[classname]`, `autocompleter[methode]`,
 * `autocompleter[add_params][…]` et `term` ; il répond une liste JSON de textes, ou d’objets `{label, value}`
 * (`{nom_result, id_result}` pour un template) qui portent les champs qu’ils veulent ; `detail`, un prix par exemple, est
 * montré à côté du libellé. Un libellé est montré comme du
 * texte, jamais comme du HTML.
 *
 * Le choix remplit le champ et ses cibles. Un texte qui n’est aucune des réponses ne reste pas, et le champ le dit,
 * sauf avec `saisielibre` ; si le serveur n’a pas pu répondre, il reste.
 *
 * @summary Un champ de texte qui propose des réponses pendant la saisie.
 * @tag flx-autocomplete
 * @attr {string} classname - Classe que le service interroge. Requis, comme `methode` : sans eux, le champ reste ordinaire.
 * @attr {string} methode - Méthode de cette classe.
 * @attr {string} add-params - Paramètres de plus, écrits comme une requête : `pays=FR&actif=1`.
 * @attr {string} src - Adresse du service. Par défaut `ajax/autocompleter.php`, sous l’adresse du serveur.
 * @attr {string} value - Texte de départ d’un champ vide ; il vaut un choix.
 * @attr {string} cibles - Ce que le choix remplit, séparé par des points-virgules : un identifiant, un nom de champ ou un sélecteur reçoit la valeur ; `champ=cible` donne un champ de la réponse, au champ lui-même aussi. `idville; code_postal=#cp`.
 * @attr {string} width - Largeur de la liste : des pixels, ou une longueur CSS. Par défaut celle du champ.
 * @attr {'bottom-start'|'bottom'|'bottom-end'|'top-start'|'top'|'top-end'} [position=bottom-start] - Côté du champ où la liste s’ouvre s’il y a la place.
 * @attr {'shared'|'shop'|'account'} [area=shared] - Où il est employé : dans la boutique et le compte, il demande dès le premier caractère, ailleurs dès le deuxième.
 * @attr {number} min-length - Nombre de caractères à partir duquel il demande, quel que soit `area`.
 * @attr {number} [limit=100] - Nombre de réponses montrées au plus.
 * @attr {boolean} disabled - Ne propose rien : le champ est ordinaire.
 * @attr {boolean} saisielibre - Admet un texte qui n’est pas dans la liste.
 * @attr {boolean} follow - La réponse choisie mène à l’adresse de son champ `url`, si elle en a un : une recherche dans le site.
 * @fires {CustomEvent<{ label: string, value: string, fields: Record<string, unknown> }>} flx-autocomplete-chosen - Une réponse est choisie ; champ et cibles sont remplis.
 * @fires {CustomEvent<{ text: string }>} flx-autocomplete-cleared - Ce qui était saisi n’est aucune des réponses : le champ a été vidé.
 * @cssproperty [--flx-autocomplete-max-height=22rem] - Hauteur de la liste au plus.
 * @example
 * <flx-autocomplete classname="Ville" methode="chercher" cibles="code_postal=#code-postal">
 *   <label>Ville <input name="ville"></label>
 * </flx-autocomplete>
 * <label>Code postal <input id="code-postal" name="code_postal"></label>
 */
export class FlxAutocompleteElement extends reactElement(Autocomplete, autocompleteAttributes) {}

register('flx-autocomplete', FlxAutocompleteElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-autocomplete': FlxAutocompleteElement
  }
}
