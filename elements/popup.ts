import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Popup, popupAttributes } from '../src/overlays/popup/popup.tsx'

export { cancelledAnswers, closePopup, popup } from '../src/overlays/popup/open-popup.tsx'

/**
 * La fenêtre affiche une adresse, dans un cadre ou comme fragment, ou le contenu de l’élément.
 *
 * Sans adresse ni contenu, l’élément ouvre dans une fenêtre les liens de la page de classe `squeezebox`.
 *
 * @summary Une page, un fragment, une image ou une vidéo dans une fenêtre.
 * @tag flx-popup
 * @attr {boolean} open - Ouvre la fenêtre ; l’attribut est retiré à la fermeture.
 * @attr {string} href - Adresse à afficher, ou `#id` d’une partie de la page.
 * @attr {'reservation'|'criteria'|'coordinates'|'security'} preset - Page connue du site, à la place d’une adresse : le choix d’une réservation, les critères d’un article ou des coordonnées sur une carte. Avec une adresse, `security` donne la taille d’un lien de sécurité.
 * @attr {'iframe'|'ajax'|'image'|'video'|'inline'} handler - Mode d’affichage ; par défaut, il dépend de l’adresse.
 * @attr {string} label - Titre et nom accessible ; par défaut, le titre de la page affichée.
 * @attr {string} class-name - Classes ajoutées à la fenêtre.
 * @attr {string} [size-x=400] - Largeur du contenu : des pixels, `98%` de la fenêtre, ou une longueur.
 * @attr {string} [size-y=350] - Hauteur, au même format.
 * @attr {string} max-width - Largeur maximale.
 * @attr {string} max-height - Hauteur maximale.
 * @attr {boolean} no-overlay-close - Désactive la fermeture par un clic à côté.
 * @attr {boolean} no-esc-key - Désactive la fermeture par Échap.
 * @attr {string} confirm-close-fonction - Nom d’une fonction déclarée par `flx.configure({ functions })`, dans la page affichée ou dans la page courante, appelée avant la fermeture.
 * @attr {string} for - Sélecteur des liens à ouvrir dans une fenêtre.
 * @prop {CloseGuard} guard - Fonction appelée avant la fermeture, ou son nom.
 * @prop {Function} onClose - Fonction appelée après la fermeture, avec son origine.
 * @fires {CustomEvent<null>} flx-popup-open - La fenêtre s’est ouverte.
 * @fires {CustomEvent<null>} flx-popup-load - Le contenu est chargé.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-close - La fermeture est demandée. Événement annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-closed - La fenêtre est fermée et le focus est revenu.
 * @hook class="squeezebox" - Sur un lien, l’ouvre dans une fenêtre.
 * @hook data-name-form="fiche" - Avec `preset` : un paramètre de l’adresse, ici `name_form` ; de même `data-name-lat`, `data-name-lng`, `data-lat`, `data-lng`, `data-adresse-search`, `data-w`, `data-h`, ou `data-idarticle`, `data-idreference`, `data-idligne`, `data-type`, `data-date`, `data-heure`.
 * @hook rel="{handler: 'iframe', size: {x: 800, y: 500}}" - Sur ce lien, ses options.
 * @cssproperty [--flx-popup-width=400px] - Largeur du contenu.
 * @cssproperty [--flx-popup-height=350px] - Hauteur du contenu.
 * @example
 * <flx-popup></flx-popup>
 * <a class="squeezebox" href="/fr/livraison.html" rel="{handler: 'iframe', size: {x: 800, y: 500}}">Livraison</a>
 */
export class FlxPopupElement extends reactElement(Popup, popupAttributes) {
  /** Ouvre l’élément. */
  show(): void {
    this.open = true
  }

  /** Ferme la fenêtre, comme sa croix. La promesse vaut `true` si elle est fermée. */
  async hide(): Promise<boolean> {
    return this.open ? this.call('close', 'api') : true
  }
}

register('flx-popup', FlxPopupElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-popup': FlxPopupElement
  }
}
