import { fragment, fragmentAttributes } from '../src/content/fragment/fragment.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'
import type { FieldValue } from '../src/core/http/call.ts'
import '../src/content/fragment/fragment-types.ts'

/**
 * L’adresse et les paramètres du bloc figurent dans un commentaire du gabarit, en JSON, comme une requête ou comme des
 * attributs : `<!-- {"url": "/bloc.php", "referer": "/actus", "identload": "actus"} -->`, `<!--
 * url=/bloc.php&identload=actus -->`, `<!-- url="/bloc.php" identload="actus" -->`. Le bloc est demandé en POST avec
 * `referer` (par défaut, l’adresse de la page), `recherche`, `identload`, les autres paramètres et la saisie des
 * formulaires du bloc. Les mots de passe et les fichiers ne sont envoyés qu’avec leur formulaire.
 *
 * La réponse est le HTML du bloc, ou une page qui le contient. Elle remplace le bloc en modifiant le moins de nœuds
 * possible ; le contenu marqué `data-flx-keep` est conservé, et les scripts sont exécutés une fois.
 *
 * `data-flx-refresh`, sur un lien, un bouton ou un formulaire du bloc, l’actualise ; avec un sélecteur
 * (`data-flx-refresh="#actus"`), il fonctionne depuis toute la page. Un lien fournit son adresse comme `referer` et
 * ses paramètres.
 *
 * @summary Une partie de page que le serveur actualise sur place.
 * @tag flx-fragment
 * @attr {string} src - Adresse du bloc, à la place de `url` dans le commentaire.
 * @attr {string} referer - Page du bloc, à la place de celle du commentaire.
 * @attr {string} recherche - Recherche du bloc, à la place de celle du commentaire.
 * @attr {string} identload - Identifiant du bloc, à la place de celui du commentaire.
 * @attr {string} on - Événements de la page qui actualisent le bloc, séparés par des espaces. Ajoutez `load="idle"` à un bloc hors de l’écran.
 * @attr {number} [every=0] - Secondes entre deux actualisations, suspendues si la page ou le bloc est masqué.
 * @attr {boolean} lazy - Demande le contenu à l’entrée du bloc dans l’écran.
 * @attr {boolean} history - Ses liens et ses formulaires GET changent l’adresse de la page ; les boutons Précédent et Suivant actualisent le bloc.
 * @fires {CustomEvent<FragmentDetail>} flx-fragment-load - Le bloc va être demandé. Événement annulable.
 * @fires {CustomEvent<FragmentDetail>} flx-fragment-loaded - Le nouveau contenu est affiché et ses scripts sont exécutés.
 * @fires {CustomEvent<FragmentDetail & { error: unknown, message: string }>} flx-fragment-error - Le bloc n’a pas pu être chargé ; l’ancien reste affiché.
 * @hook data-flx-refresh - Sur un lien, un bouton ou un formulaire, actualise le bloc, ou ceux désignés par le sélecteur.
 * @example
 * <flx-fragment on="flx-cart-changed">
 *   <!-- {"url": "/ateliers/places", "identload": "places"} -->
 *   <p>Il reste 4 places samedi.</p>
 *   <p><a href="?semaine=2" data-flx-refresh>Semaine suivante</a></p>
 * </flx-fragment>
 */
export class FlxFragmentElement extends behaviourElement(fragment, fragmentAttributes) {
  /** Actualise le bloc ; `fields` s’ajoute à la requête. */
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
