import { Share, shareAttributes } from '../src/content/share/share.tsx'
import '../src/content/share/share-types.ts'
import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Les boutons ouvrent la fenêtre du réseau (700 × 500), l’e-mail dans un cadre (850 × 480) ou le partage de
 * l’appareil, ou copient le lien.
 *
 * `data-share`, sur un bouton ou un lien, contient le modèle de l’adresse, avec `{url}` et `{title}` ou terminé par «
 * = » ; ou `email` (l’adresse est alors `data-share-mail`, ou celle du lien), `native` ou `copy`. Vide, il utilise
 * l’adresse du lien, ou `native`. L’adresse partagée est celle de la page, `url`, ou `data-share-target` en base64.
 * Les boutons sont ceux désignés par `for`, ou contenus dans l’élément ; s’il est vide, ceux de toute la page.
 *
 * @summary Des boutons pour partager la page, sans code de réseau social.
 * @tag flx-share
 * @attr {string} for - Sélecteur des boutons, dans toute la page.
 * @attr {string} url - Adresse partagée ; celle de la page par défaut.
 * @attr {string} label - Titre partagé ; celui de la page par défaut.
 * @attr {string} networks - Boutons à afficher, dans l’ordre : facebook, x, bluesky, linkedin, pinterest, whatsapp, telegram, email, copy, native.
 * @attr {string} mail - Adresse modèle de la page de partage par e-mail, pour le bouton ajouté ; par défaut la messagerie du visiteur.
 * @fires {CustomEvent<ShareDetail>} flx-share-go - Le visiteur partage. Événement annulable.
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
