import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Popup, popupAttributes } from '../src/overlays/popup/popup.tsx'

export { closePopup, givenUp, popup } from '../src/overlays/popup/open-popup.tsx'

/**
 * Une adresse au-dessus de la page, dans un cadre ou comme fragment ; ou le contenu de l’élément. Sous 768 px de large,
 * elle prend toute la fenêtre.
 *
 * Sans adresse ni contenu, l’élément ouvre les liens de la page qui ont une classe `squeezebox`.
 *
 * @summary Une page, un fragment, une image ou une vidéo dans une fenêtre.
 * @tag flx-popup
 * @attr {boolean} open - La montre ; retiré quand elle se ferme.
 * @attr {string} href - Adresse à montrer, ou `#id` d’une partie de la page.
 * @attr {'reservation'|'criteria'|'coordinates'} preset - Au lieu d’une adresse, une page connue du site : le choix d’une réservation, celui des critères d’un article, des coordonnées sur une carte.
 * @attr {'iframe'|'ajax'|'image'|'video'|'inline'} handler - Comment la montrer ; se lit dans l’adresse quand il est absent.
 * @attr {string} label - Titre et nom accessible ; à défaut le titre de la page montrée.
 * @attr {string} class-name - Classes ajoutées à la boîte.
 * @attr {string} [size-x=400] - Largeur de ce qui est montré : des pixels, `98%` de la fenêtre, ou une longueur.
 * @attr {string} [size-y=350] - Hauteur, de même.
 * @attr {string} max-width - Largeur au plus.
 * @attr {string} max-height - Hauteur au plus.
 * @attr {boolean} no-overlay-close - Un clic à côté ne la ferme pas.
 * @attr {boolean} no-esc-key - Échap ne la ferme pas.
 * @attr {string} confirm-close-fonction - Nom d’une fonction enregistrée par `flx.configure({ functions })`, dans la page montrée ou dans celle-ci, interrogée avant la fermeture.
 * @attr {string} for - Sélecteur des liens qui s’ouvrent ainsi.
 * @prop {CloseGuard} guard - La fonction elle-même, ou son nom.
 * @prop {Function} onClose - Appelée avec ce qui l’a fermée.
 * @fires {CustomEvent<null>} flx-popup-open - Elle s’est ouverte.
 * @fires {CustomEvent<null>} flx-popup-load - Ce qu’elle montre est arrivé.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-close - Quelque chose demande à la fermer ; annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-popup-closed - Elle est fermée, le focus est revenu.
 * @hook class="squeezebox" - Sur un lien : il s’ouvre au-dessus de la page.
 * @hook data-name-form="fiche" - Avec `preset` : un paramètre de l’adresse, ici `name_form` ; de même `data-name-lat`, `data-name-lng`, `data-lat`, `data-lng`, `data-adresse-search`, `data-w`, `data-h`, ou `data-idarticle`, `data-idreference`, `data-idligne`, `data-type`, `data-date`, `data-heure`.
 * @hook rel="{handler: 'iframe', size: {x: 800, y: 500}}" - Sur un tel lien : ses options.
 * @cssproperty [--flx-popup-width=400px] - Largeur de ce qui est montré.
 * @cssproperty [--flx-popup-height=350px] - Hauteur de ce qui est montré.
 * @example
 * <flx-popup></flx-popup>
 * <a class="squeezebox" href="/fr/livraison.html" rel="{handler: 'iframe', size: {x: 800, y: 500}}">Livraison</a>
 */
export class FlxPopupElement extends reactElement(Popup, popupAttributes) {
  /** L’ouvre. */
  show(): void {
    this.open = true
  }

  /** Demande à la fermer, comme sa croix. La promesse dit si elle est fermée. */
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
