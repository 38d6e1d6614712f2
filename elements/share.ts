import { Share, shareAttributes } from '../src/content/share/share.tsx'
import '../src/content/share/share-events.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Boutons de partage, sans rien charger d’un réseau : la fenêtre du réseau (700 × 500), l’e-mail dans un cadre au-dessus
 * de la page (850 × 480), le partage de l’appareil, la copie du lien.
 *
 * Un bouton ou un lien porte `data-share` : le modèle de l’adresse, avec `{url}` et `{title}` ou terminé par « = » ; ou
 * `email` (l’adresse est alors `data-share-mail`, ou celle du lien), `native`, `copy` ; vide, il tient lieu de l’adresse du
 * lien, ou de `native`. Ce qu’il partage est la page,
 * `url`, ou son `data-share-target` en base64. Ce sont les boutons que `for` désigne ; sinon ceux que l’élément contient ;
 * sinon, s’il est vide, ceux de toute la page. Une fenêtre refusée par le navigateur s’ouvre dans l’onglet.
 *
 * @summary Des boutons pour partager la page, sans code de réseau social.
 * @tag flx-share
 * @attr {string} for - Sélecteur des boutons, où qu’ils soient.
 * @attr {string} url - Adresse partagée ; celle de la page par défaut.
 * @attr {string} label - Titre partagé ; celui de la page par défaut.
 * @attr {string} networks - Boutons à dessiner, dans l’ordre : facebook, x, bluesky, linkedin, pinterest, whatsapp, telegram, email, copy, native.
 * @attr {string} mail - Adresse modèle de la page de partage par e-mail, pour le bouton dessiné ; par défaut la messagerie du visiteur.
 * @fires {CustomEvent<ShareDetail>} flx-share-go - Le visiteur partage ; annulable.
 * @example
 * <flx-share networks="facebook whatsapp email copy native"></flx-share>
 * @example
 * <a data-share href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexemple.fr%2F">Facebook</a>
 */
export class FlxShareElement extends reactElement(Share, shareAttributes) {}

register('flx-share', FlxShareElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-share': FlxShareElement
  }
}
