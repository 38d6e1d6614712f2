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

/** Goes to a step of the order, or returns why it is not open yet. Nothing is stored: the page states its own step. */
export function goToStep(step: Step, state: CartState): CartOutcome {
  const error = refusalOf(step, state)
  return error ? { status: 'ko', error } : { status: 'ok', step }
}

/**
 * Returns the step to show for the one that a page states (`etape`). An empty cart leads to the cart, and the payment
 * requires a customer. Without `etape`, the page is at the cart.
 */
export function openStep(asked: string | undefined, { lines, checkout }: CartState): Step {
  const step = steps.find((each) => each === asked)
  if (!step || lines.length === 0) return 'panier'
  return step === 'paiement' && checkout.customerId === null ? 'compte' : step
}

const atAccount = /^(?:connexion|new_compte|mdp_oublie|sans_compte|(?:new|modif)_adresse|affect_adresse_\w+)$/
const atPayment =
  /^(?:selOffre|change_moyen_paie|getpointsdevente|change_idpointdevente|searchVille|refreshRelais|selectRelais|infossup|valide_panier)$/

/** Returns the step at which an action happens, for a page whose script predates `etape` and does not send it. */
export function stepOfAction(action: string): Step {
  if (atAccount.test(action)) return 'compte'
  return atPayment.test(action) ? 'paiement' : 'panier'
}

/** Returns the address of the cart's page, or of its service, with the step in its query. */
export function atStep(address: string, step: Step): string {
  const [path = '', query] = address.split('?')
  const asked = new URLSearchParams(query)
  if (step === 'panier') asked.delete('etape')
  else asked.set('etape', step)
  return asked.size > 0 ? `${path}?${asked}` : path
}
