/** One request to the cart's services. */
export interface CartRequest {
  /** An action of CART-02. Empty reads the cart; `add_item` is sent to the service of that name (ART-01). */
  action: string
  value: string
  fields: Iterable<readonly [string, string]>
}

/** The lane of the order. There is only one order at a time, whatever its value. */
export const orderLane = 'valide_panier'

const settings =
  /^(?:chgEtape|selOffre|selectRelais|change_(?:moyen_paie|aff_prix|idpointdevente)|affect_adresse_.+|infossup)$/

/** Returns true if a change sets a value, such as a quantity or a choice: the last one sent wins. */
export function isSetting({ action }: CartRequest): boolean {
  return action === 'modifQte' || settings.test(action)
}

/** Returns the lane of a change. A newer change replaces one of the same lane that is still queued. */
export function laneOf({ action, value }: CartRequest): string {
  if (action === orderLane) return orderLane
  return settings.test(action) ? action : `${action} ${value}`
}

const actions =
  /^(?:supArt|selOffre|change_(?:moyen_paie|aff_prix|idpointdevente)|chgEtape|modifQte|(?:delete|use)CodePromo|add_ref_catalogue|usePtsFidelite|affect_adresse_.+|annuledevis|infossup|connexion|(?:new|sans)_compte|new_adresse|mdp_oublie|valide_panier|chargePanier|searchVille|(?:refresh|select)Relais|modif_adresse|getpointsdevente)$/

/** Returns true if this is an action of the cart (CART-02). The cart then sends the author's plain forms for it. */
export function isCartAction(name: string): boolean {
  return actions.test(name)
}
