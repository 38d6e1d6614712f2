import { table, tableAttributes } from '../src/content/table/table.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import '../src/content/table/table-events.ts'

/**
 * Un tableau de la page, tel que son auteur ou un CMS l’a écrit : il se trie par ses en-têtes, montre les colonnes pour
 * lesquelles la fenêtre a la place (2, puis 3 dès 576 px, 4 dès 767, 5 dès 992, 6 dès 1024, 7 dès 1200) et déplie les
 * autres sous leur ligne. Ses nœuds restent ceux de la page : champs, liens et écouteurs compris. Sans script, c’est un
 * tableau ordinaire.
 *
 * Un clic sur un en-tête trie, un autre inverse ; avec Maj, la colonne s’ajoute aux précédentes. Ce qu’une colonne contient
 * est deviné : texte, nombres, montants (HT et TTC), dates, pourcentages, durées, codes postaux ; les cases vides sont
 * dernières dans les deux sens. `data-sort-value` sur une case, ou `<time datetime>` dedans, dit par quoi la trier.
 *
 * Des lignes que tient une case de plusieurs lignes (`rowspan`) restent ensemble ; chaque `<tbody>` se trie pour lui-même,
 * et de même les lignes sous une ligne d’une seule case, qui est leur titre ; `<tfoot>` reste en bas. Une première ligne
 * de `<th>`, ou tout en gras, est l’en-tête d’un tableau qui n’a pas de `<thead>`. Des lignes qui viennent ou partent plus
 * tard sont triées et filtrées comme les autres.
 *
 * Au-delà de 200 lignes, le tableau a des pages de 100. L’impression montre toutes les lignes que le filtre laisse, et
 * toutes les colonnes.
 *
 * @summary Un tableau à trier et à filtrer, lisible sur téléphone.
 * @tag flx-table
 * @attr {string} label - Nom du tableau, écrit en légende quand il n’a pas de `<caption>`.
 * @attr {string} types - Ce que contiennent les colonnes, dans l’ordre : `text`, `number`, `amount`, `date`, `percent`, `duration`, `postal`, `none` (ne se trie pas), `auto` (est deviné).
 * @attr {string} first - Colonnes qui se montrent les premières, par leur numéro : `1 4 2`.
 * @attr {string} sort - Tri de départ : `2 -3` trie par la deuxième colonne, puis par la troisième à rebours.
 * @attr {boolean} all-columns - Montre toutes les colonnes, quelle que soit la fenêtre : le tableau défile.
 * @attr {boolean} filter - Un champ filtre les lignes par leurs mots, sans égard aux accents.
 * @attr {boolean} choose-columns - Un bouton laisse le visiteur cocher les colonnes qui se montrent ; les autres se déplient sous leur ligne.
 * @attr {number} page-size - Lignes d’une page ; `0` les montre toutes.
 * @attr {boolean} fullscreen - Un bouton met le tableau en plein écran, avec toutes ses colonnes.
 * @attr {string} mode-switch - Sélecteur de votre propre commande de plein écran ; si elle manque, la console le dit et un bouton la remplace.
 * @attr {string} csv - Un bouton donne ce qui est montré en fichier CSV ; la valeur nomme le fichier.
 * @attr {string} header - Sélecteur de l’en-tête fixe de la page, que la hauteur du tableau laisse libre ; sans lui, il est reconnu.
 * @fires {CustomEvent<{ keys: SortKey[] }>} flx-table-sort - Le tableau va être trié ; annulable.
 * @fires {CustomEvent<{ keys: SortKey[] }>} flx-table-sorted - Les lignes sont dans leur nouvel ordre.
 * @fires {CustomEvent<{ shown: number, total: number }>} flx-table-filtered - Le filtre laisse d’autres lignes.
 * @fires {CustomEvent<{ mode: 'normal' | 'fullscreen' }>} flx-table-mode - Le tableau est passé en plein écran, ou en est revenu.
 * @hook data-flx-type - Sur un en-tête : ce que la colonne contient, comme dans `types`.
 * @hook data-flx-priority - Sur un en-tête : son rang parmi les colonnes qui se montrent les premières ; 1 est la première.
 * @hook data-flx-filter - Sur un en-tête : les lignes se filtrent par une liste des valeurs de la colonne.
 * @hook data-flx-table-mode - Votre propre commande de plein écran, dans l’élément.
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
export class FlxTableElement extends behaviourWithMethods(table, tableAttributes) {
  /** Passe en plein écran, ou en revient. */
  async toggleMode(): Promise<void> {
    await this.call('toggleMode')
  }

  /** Ne laisse que les lignes qui ont tous ces mots ; rien les montre toutes. */
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
