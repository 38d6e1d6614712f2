import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Modal, modalAttributes } from '../src/overlays/modal/modal.tsx'

export { alert, confirm } from '../src/overlays/modal/dialogs.ts'
export { givenUp } from '../src/overlays/modal/given-up.ts'
export { modal } from '../src/overlays/modal/open-modal.ts'

/**
 * Une boîte de dialogue au-dessus de la page, faite du contenu de l’élément. Une seule est ouverte à la fois.
 *
 * Les boutons, le pied et la fonction `complete` voyagent par propriété, ou dans un `<script type="application/json">`
 * de l’élément : `{ "buttons": [{ "titre": "OK", "autoclose": true }] }`.
 *
 * @summary Une fenêtre pour une question, un avertissement ou un texte court.
 * @tag flx-modal
 * @attr {boolean} open - Montre la boîte ; retiré quand elle se ferme.
 * @attr {string} label - Titre et nom accessible. Obligatoire.
 * @attr {boolean} close-top - Montre le lien de fermeture en haut ; il y est toujours quand rien d’autre ne ferme la boîte.
 * @attr {number} autoclose - Secondes après lesquelles elle se ferme ; le temps attend sous le pointeur, pendant la saisie, et sous ce qui s’ouvre au-dessus d’elle.
 * @attr {string} theme - Classe de la boîte ; `info`, `success`, `warning` et `error` sont dessinées.
 * @attr {string} relative - Sélecteur de l’élément à côté duquel elle se place, à 10 pixels.
 * @prop {ModalButton[]} buttons - Boutons : titre, important, secondaire, position (g ou d), addclass, adddata, action, autoclose.
 * @prop {Content} footer - Contenu montré avant les boutons.
 * @prop {Function} complete - Appelée avec ce qui l’a fermée, une fois fermée.
 * @fires {CustomEvent<null>} flx-modal-open - Elle s’est ouverte.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-close - Quelque chose demande à la fermer ; annulable.
 * @fires {CustomEvent<{ source: CloseSource }>} flx-modal-closed - Elle est fermée, le focus est revenu.
 * @hook data-flx-show - Sur un bouton de la page : identifiant de la boîte qu’il ouvre.
 * @hook data-flx-hide - Sur un bouton de la page ou de la boîte : identifiant de la boîte qu’il ferme.
 * @cssproperty [--flx-modal-width=32rem] - Largeur voulue ; moindre sur un petit écran.
 * @cssproperty [--flx-modal-max-height=48rem] - Hauteur au plus ; le contenu défile.
 * @cssproperty [--flx-modal-color] - Couleur de son titre et de son bord.
 * @example
 * <button type="button" data-flx-show="guide">Guide des tailles</button>
 * <flx-modal id="guide" label="Guide des tailles" close-top><p>Mesurez votre tour de poitrine…</p></flx-modal>
 */
export class FlxModalElement extends reactElement(Modal, modalAttributes) {
  /** Ouvre la boîte. */
  show(): void {
    this.open = true
  }

  /** Demande à fermer, comme ses boutons. La promesse dit si elle est fermée. */
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
