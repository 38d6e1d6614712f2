import { fragment, fragmentAttributes } from '../src/content/fragment/fragment.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import type { FieldValue } from '../src/core/http/call.ts'
import '../src/content/fragment/fragment-events.ts'

/**
 * Un bloc du serveur qui se renouvelle sans recharger la page. Son adresse et ses paramètres sont dans un commentaire que
 * le gabarit écrit dans le bloc, en JSON, comme une requête ou comme des attributs :
 * `<!-- {"url": "/bloc.php", "referer": "/actus", "identload": "actus"} -->`, `<!-- url=/bloc.php&identload=actus -->`,
 * `<!-- url="/bloc.php" identload="actus" -->`. Le bloc est demandé en POST avec `referer` (l’adresse de la page, si le
 * gabarit n’en donne pas), `recherche`, `identload`, les autres paramètres, et ce que contiennent les formulaires du bloc ;
 * mots de passe et fichiers ne partent qu’à l’envoi de leur formulaire.
 *
 * La réponse est le HTML du bloc, ou une page où le même bloc est repris. Elle le remplace en changeant le moins possible :
 * focus, défilement et saisie restent, ce que marque `data-flx-keep` aussi ; ses scripts s’exécutent une fois. Quand elle
 * ne vient pas, l’ancien contenu reste, avec un bouton pour réessayer.
 *
 * `data-flx-refresh`, sur un lien, un bouton ou un formulaire du bloc, le renouvelle ; avec un sélecteur,
 * `data-flx-refresh="#actus"`, de n’importe où dans la page. Un lien donne son adresse comme `referer` et ses paramètres.
 *
 * @summary Une partie de page que le serveur actualise sur place.
 * @tag flx-fragment
 * @attr {string} src - Adresse du bloc, à la place de `url` dans le commentaire.
 * @attr {string} referer - Page du bloc, à la place de celle du commentaire.
 * @attr {string} recherche - Recherche du bloc, à la place de celle du commentaire.
 * @attr {string} identload - Identifiant du bloc, à la place de celui du commentaire.
 * @attr {string} on - Événements de la page qui renouvellent le bloc, séparés par des espaces. Ajoutez `load="idle"` à un bloc que le visiteur ne voit pas d’emblée.
 * @attr {number} [every=0] - Secondes entre deux renouvellements ; la page ou le bloc cachés, ils attendent.
 * @attr {boolean} lazy - Le bloc demande son contenu quand il paraît.
 * @attr {boolean} history - Ses liens et ses formulaires GET changent l’adresse de la page ; Précédent et Suivant renouvellent le bloc.
 * @fires {CustomEvent<FragmentDetail>} flx-fragment-load - Le bloc va être demandé ; annulable.
 * @fires {CustomEvent<FragmentDetail>} flx-fragment-loaded - Le nouveau contenu est là, ses scripts ont été exécutés.
 * @fires {CustomEvent<FragmentDetail & { error: unknown, message: string }>} flx-fragment-error - Il n’est pas venu ; l’ancien reste.
 * @hook data-flx-refresh - Sur un lien, un bouton ou un formulaire : il renouvelle le bloc, ou ceux que désigne le sélecteur qu’il porte.
 * @example
 * <flx-fragment on="flx-cart-changed">
 *   <!-- {"url": "/ateliers/places", "identload": "places"} -->
 *   <p>Il reste 4 places samedi.</p>
 *   <p><a href="?semaine=2" data-flx-refresh>Semaine suivante</a></p>
 * </flx-fragment>
 */
export class FlxFragmentElement extends behaviourWithMethods(fragment, fragmentAttributes) {
  /** Renouvelle le bloc ; `fields` s’ajoute à ce qui est envoyé. */
  async refresh(fields?: Record<string, FieldValue>): Promise<void> {
    await this.call('refresh', fields)
  }
}

register('flx-fragment', FlxFragmentElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-fragment': FlxFragmentElement
  }
}
