import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Autocomplete } from '../src/forms/autocomplete/autocomplete.tsx'
import { autocompleteAttributes } from '../src/forms/autocomplete/autocomplete-attributes.ts'
import '../src/forms/autocomplete/autocomplete-types.ts'

/**
 * Le champ est celui de la page : il garde son nom, son étiquette et ses événements `input` et `change`, et fonctionne
 * sans JavaScript.
 *
 * Le service reçoit une requête GET avec `autocompleter[classname]`, `autocompleter[methode]`,
 * `autocompleter[add_params][…]` et `term`. Il répond une liste JSON de textes ou d’objets `{label, value}`
 * (`{nom_result, id_result}` pour un gabarit), avec d’autres champs si nécessaire ; `detail`, un prix par exemple,
 * s’affiche à côté du libellé. Un libellé est un texte, jamais du HTML.
 *
 * Le choix remplit le champ et ses cibles. Un libellé tapé en entier est un choix, même sans accents, traits d’union ni
 * apostrophes. Un texte absent de la liste est retiré avec une explication, sauf avec
 * `saisielibre` ou si le serveur ne répond pas.
 *
 * @summary Un champ de texte qui propose des réponses pendant la saisie.
 * @tag flx-autocomplete
 * @attr {string} classname - Classe du service. Obligatoire avec `methode` : sinon, le champ reste ordinaire.
 * @attr {string} methode - Méthode de cette classe.
 * @attr {string} add-params - Paramètres supplémentaires, écrits comme une requête : `pays=FR&actif=1`.
 * @attr {string} src - Adresse du service. Par défaut `ajax/autocompleter.php`, sous l’adresse du serveur.
 * @attr {string} value - Texte initial d’un champ vide, considéré comme un choix.
 * @attr {string} cibles - Champs à remplir, séparés par des points-virgules : un identifiant, un nom de champ ou un sélecteur reçoit la valeur ; `champ=cible` lui donne un champ de la réponse, y compris pour le champ lui-même. `idville; code_postal=#cp`.
 * @attr {string} width - Largeur de la liste : des pixels, ou une longueur CSS. Par défaut celle du champ.
 * @attr {'bottom-start'|'bottom'|'bottom-end'|'top-start'|'top'|'top-end'} [position=bottom-start] - Côté d’ouverture de la liste, si la place suffit.
 * @attr {'shared'|'shop'|'account'} [area=shared] - Contexte : dans la boutique et le compte, la recherche commence au premier caractère, ailleurs au deuxième.
 * @attr {number} min-length - Nombre de caractères nécessaires, quel que soit `area`.
 * @attr {number} [limit=100] - Nombre maximal de réponses affichées.
 * @attr {boolean} disabled - Désactive les suggestions : le champ est ordinaire.
 * @attr {boolean} saisielibre - Accepte un texte absent de la liste.
 * @attr {boolean} follow - Le choix d’une réponse ouvre l’adresse de son champ `url`, comme dans la recherche d’un site.
 * @fires {CustomEvent<{ label: string, value: string, fields: Record<string, unknown> }>} flx-autocomplete-chosen - Une réponse est choisie ; champ et cibles sont remplis.
 * @fires {CustomEvent<{ text: string }>} flx-autocomplete-cleared - La saisie ne correspond à aucune réponse : le champ a été vidé.
 * @cssproperty [--flx-autocomplete-max-height=22rem] - Hauteur maximale de la liste.
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
