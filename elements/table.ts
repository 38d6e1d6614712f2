import { table, tableAttributes } from '../src/content/table/table.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/table/table-types.ts'

/**
 * Le tableau est celui de la page. Un clic sur un en-tête trie, un second clic inverse l’ordre ; avec Maj, la colonne
 * s’ajoute au tri. L’élément affiche les colonnes selon la largeur (2, puis 3 à partir de 576 px, 4 à 767, 5 à 992, 6
 * à 1024, 7 à 1200) et déplie les autres sous leur ligne. Les lignes de la page sont conservées, avec leurs champs,
 * leurs liens et leurs écouteurs.
 *
 * Le type de chaque colonne est détecté : texte, nombre, montant (HT et TTC), date, pourcentage, durée, code postal.
 * Les cases vides sont toujours à la fin. `data-sort-value` sur une case, ou `<time datetime>`, indique sa valeur de
 * tri.
 *
 * Les lignes liées par un `rowspan` restent groupées. Chaque `<tbody>` est trié séparément, comme les lignes placées
 * sous une ligne d’une seule case, qui leur sert de titre ; `<tfoot>` reste en bas. Sans `<thead>`, une première ligne
 * de `<th>`, ou tout en gras, sert d’en-tête. Les lignes ajoutées ou retirées plus tard sont prises en compte.
 *
 * Au-delà de 200 lignes, le tableau est divisé en pages de 100. L’impression affiche toutes les lignes filtrées et
 * toutes les colonnes. Une ligne que l’adresse désigne, ou un champ qui empêche l’envoi du formulaire, s’affiche quels
 * que soient la page et le filtre.
 *
 * @summary Un tableau à trier et à filtrer, lisible sur téléphone.
 * @tag flx-table
 * @attr {string} label - Nom du tableau, écrit en légende quand il n’a pas de `<caption>`.
 * @attr {string} types - Type des colonnes, dans l’ordre : `text`, `number`, `amount`, `date`, `percent`, `duration`, `postal`, `none` (sans tri), `auto` (détecté).
 * @attr {string} first - Colonnes affichées en priorité, par leur numéro : `1 4 2`.
 * @attr {string} sort - Tri initial : `2 -3` trie par la deuxième colonne, puis par la troisième en ordre inverse.
 * @attr {boolean} all-columns - Affiche toutes les colonnes, avec un défilement horizontal.
 * @attr {boolean} filter - Ajoute un champ qui filtre les lignes, sans tenir compte des accents.
 * @attr {boolean} choose-columns - Ajoute un bouton pour choisir les colonnes affichées.
 * @attr {number} page-size - Nombre de lignes par page ; `0` : illimité.
 * @attr {boolean} fullscreen - Ajoute un bouton de plein écran, avec toutes les colonnes.
 * @attr {string} mode-switch - Sélecteur de votre propre bouton de plein écran ; s’il est absent, un bouton est ajouté, avec un avertissement dans la console.
 * @attr {string} csv - Ajoute un bouton d’export en CSV ; la valeur est le nom du fichier.
 * @attr {string} header - Sélecteur de l’en-tête fixe de la page, pris en compte dans la hauteur du tableau ; par défaut, il est détecté.
 * @fires {CustomEvent<{ keys: SortKey[] }>} flx-table-sort - Le tableau va être trié. Événement annulable.
 * @fires {CustomEvent<{ keys: SortKey[] }>} flx-table-sorted - Les lignes sont dans leur nouvel ordre.
 * @fires {CustomEvent<{ shown: number, total: number }>} flx-table-filtered - Le filtre affiche d’autres lignes.
 * @fires {CustomEvent<{ mode: 'normal' | 'fullscreen' }>} flx-table-mode - Le tableau est passé en plein écran, ou en est revenu.
 * @hook data-flx-type - Sur un en-tête, type de la colonne, comme dans `types`.
 * @hook data-flx-priority - Sur un en-tête, rang de la colonne dans l’ordre d’affichage ; 1 est prioritaire.
 * @hook data-flx-filter - Sur un en-tête, ajoute un filtre par les valeurs de la colonne.
 * @hook data-flx-table-mode - Votre propre bouton de plein écran, dans l’élément.
 * @cssproperty [--flx-table-background] - Fond de l’en-tête et de la première colonne quand le tableau défile.
 * @cssproperty [--flx-table-max-height] - Hauteur à partir de laquelle il défile ; par défaut la fenêtre moins l’en-tête de la page moins 50 px.
 * @example
 * <flx-table filter csv="tarifs">
 *   <table>
 *     <caption>Frais de livraison</caption>
 *     <thead><tr><th>Zone</th><th>Délai</th><th>Prix</th></tr></thead>
 *     <tbody>
 *       <tr><td>France</td><td>48 h</td><td>6,90 € TTC</td></tr>
 *       <tr><td>Belgique</td><td>4 à 6 jours</td><td>12,50 € TTC</td></tr>
 *     </tbody>
 *   </table>
 * </flx-table>
 */
export class FlxTableElement extends behaviourElement(table, tableAttributes) {
  /** Active ou quitte le plein écran. */
  async toggleMode(): Promise<void> {
    await this.call('toggleMode')
  }

  /** Affiche les lignes qui contiennent tous ces mots ; sans mot, toutes les lignes. */
  async search(words: string): Promise<void> {
    await this.call('search', words)
  }
}

register('flx-table', FlxTableElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-table': FlxTableElement
  }
}
