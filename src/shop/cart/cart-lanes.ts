import type { CartRequest } from './cart-api.ts'

/** The lane of the order to be: there is one at a time, whatever it carries. */
export const orderLane = 'valide_panier'

/** Their fields say what is wanted, not their value: two of them are two changes. */
const saidByFields = ['change_moyen_paie', 'infossup']

/** What a change is about: one of a lane is on its way at a time, and a newer one takes the place of one that waits. */
export function laneOf({ action, value, fields }: CartRequest): string {
  if (action === orderLane) return orderLane
  return saidByFields.includes(action) ? `${action} ${JSON.stringify([...fields])}` : `${action} ${value}`
}
