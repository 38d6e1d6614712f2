import { account, accountAttributes } from '../src/account/account/account.ts'
import { behaviourWithMethods } from '../src/core/element/behaviour-with-methods.ts'
import { register } from '../src/core/element/register.ts'
import '../src/account/account/account-events.ts'

/**
 * L’espace client : des liens vers ses sections, et la section montrée. Le serveur dessine tout ; sans script chaque lien
 * est une page. Avec lui, un lien du `nav` amène la section à sa place, l’adresse suit, Précédent et Suivant aussi, et le
 * titre de la section a le focus. `data-flx-panel` entoure la section.
 *
 * `data-flx-list` marque une liste et la nomme, `liste_cmd` par exemple : ses liens vers la même page (filtres, pages) et
 * ce qu’elle est après une action sont demandés au service des listes, en HTML ou en JSON. Une liste vide est demandée
 * dès que l’élément s’éveille. Les formulaires des actions (`startRecur`, `stopRecur`, `majPaiement`, `payer_facture`…)
 * partent sans quitter la page : refus et réussites se lisent sur place, `title` et `html` s’ouvrent dans une fenêtre,
 * `url` est suivie. Une session finie se rouvre sur place, et ce qui était demandé continue.
 *
 * @summary Un espace client dont les sections s’affichent sans changer de page.
 * @tag flx-account
 * @fires {CustomEvent<AccountShowDetail>} flx-account-show - Une section ou une liste va être demandée ; annulable.
 * @fires {CustomEvent<AccountShowDetail>} flx-account-shown - Elle est montrée.
 * @fires {CustomEvent<{ action: string, message: string }>} flx-account-done - Une action est faite.
 * @fires {CustomEvent<{ address: string, error: unknown, message: string }>} flx-account-error - Elle n’est pas venue, ou l’action est refusée ; ce qui est montré reste.
 * @hook data-flx-panel - Entoure la section montrée.
 * @hook data-flx-list - Sur une liste : son nom, `liste_cmd`, `liste_fidelite`, `liste_reservations`, `liste_panier` ou `liste_avoir`.
 * @hook data-flx-action - Sur une commande sans formulaire : l’action ; sa valeur part dans `idabo` ou `id`.
 * @hook data-flx-value - La valeur de l’action.
 * @hook data-flx-confirm - Sur un bouton ou son formulaire : la question posée avant l’envoi.
 * @hook data-flx-url - Sur la réussite (`alert-success`) d’une réponse HTML : où l’on continue.
 * @server GET {base}ajax/modules/boutique/compte/?p=boutique-compte:liste_… - Une liste, avec `id_page` et les paramètres de l’adresse (page, filtres) ; HTML ou JSON.
 * @server POST {base}ajax/modules/boutique/compte/traitement.php - `action`, `idabo` ou `id`, `classname`, `idmoyenpaie`, `id_page` ; HTML ou JSON.
 * @example
 * <flx-account>
 *   <nav aria-label="Votre compte"><a href="/compte/commandes" aria-current="page">Commandes</a> <a href="/compte/fidelite">Fidélité</a></nav>
 *   <div data-flx-panel><h2>Vos commandes</h2><div data-flx-list="liste_cmd"></div></div>
 * </flx-account>
 */
export class FlxAccountElement extends behaviourWithMethods(account, accountAttributes) {
  /** Montre la section de cette adresse. */
  async show(address: string): Promise<void> {
    await this.call('show', address)
  }

  /** Relit la section montrée. */
  async refresh(): Promise<void> {
    await this.call('refresh')
  }
}

register('flx-account', FlxAccountElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-account': FlxAccountElement
  }
}
