import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Modal, modalAttributes } from '../src/overlays/modal/modal.tsx'

export { alert, cancelledAnswers, confirm, modal } from '../src/overlays/modal/dialogs.ts'

/**
 * La fenêtre contient le contenu de l’élément. Une seule est ouverte à la fois.
 *
 * Les boutons, le pied et la fonction `complete` se définissent en propriétés JavaScript, ou dans un `<script
 * type="application/json">` de l’élément : `{ "buttons": [{ "titre": "OK", "autoclose": true }] }`.
 *
 * @summary Une fenêtre pour une question, un avertissement ou un texte court.
 * @tag flx-modal
 * @attr {boolean} open - Ouvre la fenêtre ; l’attribut est retiré à la fermeture.
 * @attr {string} label - Titre et nom accessible. Obligatoire.
 * @attr {boolean} close-top - Affiche le lien de fermeture en haut ; il s’affiche toujours si aucun autre moyen ne ferme la fenêtre.
 * @attr {number} autoclose - Délai de fermeture automatique, en secondes ; le décompte s’interrompt au survol, pendant la saisie et sous une autre fenêtre.
 * @attr {string} theme - Classe de la fenêtre. Quatre styles sont fournis : `info`, `success`, `warning` et `error`.
 * @attr {string} relative - Sélecteur de l’élément à côté duquel la fenêtre se place, à 10 pixels.
 * @prop {ModalButton[]} buttons - Boutons : titre, important, secondaire, position (g ou d), addclass, adddata, action, autoclose.
 * @prop {Content} footer - Contenu affiché avant les boutons.
 * @prop {Function} complete - Fonction appelée après la fermeture, avec son origine.
 * @fires {CustomEvent<null>} flx-modal-open - La fenêtre s’est ouverte.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-close - La fermeture est demandée. Événement annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-closed - La fenêtre est fermée et le focus est revenu.
 * @hook data-flx-show - Sur un bouton de la page : identifiant de la fenêtre à ouvrir.
 * @hook data-flx-hide - Sur un bouton de la page ou de la fenêtre : identifiant de la fenêtre à fermer.
 * @cssproperty [--flx-modal-width=32rem] - Largeur, réduite sur un petit écran.
 * @cssproperty [--flx-modal-max-height=48rem] - Hauteur maximale ; au-delà, le contenu défile.
 * @cssproperty [--flx-modal-color] - Couleur du titre et du bord.
 * @example
 * <button type="button" data-flx-show="guide">Guide des tailles</button>
 * <flx-modal id="guide" label="Guide des tailles" close-top><p>Mesurez votre tour de poitrine…</p></flx-modal>
 */
export class FlxModalElement extends reactElement(Modal, modalAttributes) {
  /** Ouvre la fenêtre. */
  show(): void {
    this.open = true
  }

  /** Ferme la fenêtre, comme ses boutons. La promesse vaut `true` si elle est fermée. */
  async hide(): Promise<boolean> {
    return this.open ? this.call('close', 'api') : true
  }
}

// Answers the control that shows it: fetched along, where the box has its code before anyone has clicked.
import('./on-demand.ts').catch(() => {})

register('flx-modal', FlxModalElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-modal': FlxModalElement
  }
}
