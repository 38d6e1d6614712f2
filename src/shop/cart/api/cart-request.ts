/** One request to the cart's services. */
export interface CartRequest {
  /** Of CART-02; empty reads the cart; `add_item` goes to the service of that name (ART-01). */
  action: string
  value: string
  fields: Iterable<readonly [string, string]>
}

/** The lane of the order to be: there is one at a time, whatever it carries. */
export const orderLane = 'valide_panier'

const settings =
  /^(?:chgEtape|selOffre|selectRelais|change_(?:moyen_paie|aff_prix|idpointdevente)|affect_adresse_.+|infossup)$/

/** Whether a change says what shall be, once for all: the last one that is asked for wins, as quantities do. */
export function isSetting({ action }: CartRequest): boolean {
  return action === 'modifQte' || settings.test(action)
}

/** What a change is about: a newer one takes the place of one of its lane that waits. */
export function laneOf({ action, value }: CartRequest): string {
  if (action === orderLane) return orderLane
  return settings.test(action) ? action : `${action} ${value}`
}

const actions =
  /^(?:supArt|selOffre|change_(?:moyen_paie|aff_prix|idpointdevente)|chgEtape|modifQte|(?:delete|use)CodePromo|add_ref_catalogue|usePtsFidelite|affect_adresse_.+|annuledevis|infossup|connexion|(?:new|sans)_compte|new_adresse|mdp_oublie|valide_panier|chargePanier|searchVille|(?:refresh|select)Relais|modif_adresse|getpointsdevente)$/

/** Whether this is an action of the cart (CART-02): a plain form of the author that sends it is sent by the cart. */
export function isCartAction(name: string): boolean {
  return actions.test(name)
}
