import type { CartOutcome } from '../cart/cart-outcome.ts'
import type { CartState } from '../cart/cart-state.ts'
import { shortages } from './obstacles.ts'

export const steps = ['panier', 'compte', 'paiement'] as const
export type Step = (typeof steps)[number]

function refusalOf(step: Step, { lines, checkout }: CartState): string {
  if (step === 'panier') return ''
  if (lines.length === 0) return 'Votre panier est vide : ajoutez un article pour continuer.'
  const short = shortages(lines)
  if (short.length > 0) return short.map(({ message }) => message).join(' ')
  return step === 'paiement' && checkout.customerId === null
    ? 'Connectez-vous, créez un compte, ou commandez sans compte, avant de passer au paiement.'
    : ''
}

/** Goes to a step of the order, or says why it is not open yet. Nothing is kept: the page says where it is. */
export function goToStep(step: Step, state: CartState): CartOutcome {
  const error = refusalOf(step, state)
  return error ? { status: 'ko', error } : { status: 'ok', step }
}

/**
 * The step to show of the one that a page says it is at (`etape`): nothing to order leads back to the cart, and paying asks
 * for a customer. Who says none is at the cart.
 */
export function openStep(asked: string | undefined, { lines, checkout }: CartState): Step {
  const step = steps.find((each) => each === asked)
  if (!step || lines.length === 0) return 'panier'
  return step === 'paiement' && checkout.customerId === null ? 'compte' : step
}

const atAccount = /^(?:connexion|new_compte|mdp_oublie|sans_compte|(?:new|modif)_adresse|affect_adresse_\w+)$/
const atPayment =
  /^(?:selOffre|change_moyen_paie|getpointsdevente|change_idpointdevente|searchVille|refreshRelais|selectRelais|infossup|valide_panier)$/

/** The step at which an action is taken: that of a page whose script is older than `etape`, and says none. */
export function stepOfAction(action: string): Step {
  if (atAccount.test(action)) return 'compte'
  return atPayment.test(action) ? 'paiement' : 'panier'
}

/** The address of the cart's page, or of its service, that says the step. */
export function atStep(address: string, step: Step): string {
  const [path = '', query] = address.split('?')
  const asked = new URLSearchParams(query)
  if (step === 'panier') asked.delete('etape')
  else asked.set('etape', step)
  return asked.size > 0 ? `${path}?${asked}` : path
}
