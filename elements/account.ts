import { account, accountAttributes } from '../src/account/account/account.ts'
import { behaviourElement } from '../src/core/element/behaviour-element.ts'
import { register } from '../src/core/element/register.ts'

/**
 * Le serveur fournit les liens et la section affichée ; sans JavaScript, chaque lien ouvre une page. L’élément charge
 * la section d’un lien de `nav` sur place, change l’adresse de la page et place le focus sur le titre de la section.
 * `data-flx-panel` entoure la section.
 *
 * `data-flx-list` marque une liste et la nomme (`liste_cmd`, par exemple). Ses filtres, ses pages et son contenu après
 * une action sont demandés au service des listes, en HTML ou en JSON. Une liste vide est demandée dès le chargement de
 * l’élément. Les formulaires des actions (`startRecur`, `stopRecur`, `majPaiement`, `payer_facture`…) sont envoyés sur
 * place : `title` et `html` s’affichent dans une fenêtre, et `url` est suivie. `delete_adresse`, avec `idadresse`,
 * supprime une adresse ; un refus s’affiche dans une fenêtre. `parrainage` (`data-flx-action` du formulaire) envoie un
 * parrainage. Un formulaire du compte (son champ `action` l’indique) sans adresse est envoyé à son service, en POST.
 *
 * @summary Un espace client dont les sections s’affichent sans changer de page.
 * @tag flx-account
 * @fires {CustomEvent<AccountShowDetail>} flx-account-show - Une section ou une liste va être demandée ; événement annulable.
 * @fires {CustomEvent<AccountShowDetail>} flx-account-shown - La section ou la liste est affichée.
 * @fires {CustomEvent<{ action: string, message: string }>} flx-account-done - Une action est faite.
 * @fires {CustomEvent<{ address: string, error: unknown, message: string }>} flx-account-error - Le chargement a échoué, ou l’action est refusée ; le contenu affiché reste en place.
 * @hook data-flx-panel - Entoure la section affichée.
 * @hook data-flx-list - Sur une liste : son nom, `liste_cmd`, `liste_fidelite`, `liste_reservations`, `liste_panier` ou `liste_avoir`.
 * @hook data-flx-action - Sur un formulaire ou un bouton sans formulaire : l’action ; la valeur d’un bouton est envoyée dans `idabo`, `idadresse` ou `id`.
 * @hook data-flx-value - La valeur de l’action.
 * @hook data-flx-confirm - Sur un bouton ou son formulaire : la question posée avant l’envoi.
 * @hook data-flx-url - Sur la réussite (`alert-success`) d’une réponse HTML : l’adresse suivante.
 * @server GET {base}ajax/modules/boutique/compte/?p=boutique-compte:liste_… - Une liste, avec `id_page` et les paramètres de l’adresse (page, filtres) ; HTML ou JSON.
 * @server POST {base}ajax/modules/boutique/compte/traitement.php - `action`, `idabo` ou `id`, `classname`, `idmoyenpaie`, `id_page` ; HTML ou JSON.
 * @server POST {base}ajax/modules/extranet_v2/traitement.php - `extranet_v2[action]=delete_adresse`, `idadresse` ; `result`, `msg`, `error`, ou HTML.
 * @server POST {base}ajax/modules/boutique/compte/traitement-parrainage.php - Le formulaire de parrainage ; HTML ou JSON.
 * @example
 * <flx-account>
 *   <nav aria-label="Votre compte"><a href="/compte/commandes" aria-current="page">Commandes</a> <a href="/compte/fidelite">Fidélité</a></nav>
 *   <div data-flx-panel><h2>Vos commandes</h2><div data-flx-list="liste_cmd"></div></div>
 * </flx-account>
 */
export class FlxAccountElement extends behaviourElement(account, accountAttributes) {
  /** Affiche la section de cette adresse. */
  async show(address: string): Promise<void> {
    await this.call('show', address)
  }

  /** Actualise la section affichée. */
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
