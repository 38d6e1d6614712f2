/** The steps of an order in their order (CART-01), each with its name for `chgEtape` and the page's address. */
export const cartSteps = [
  { step: 'cart', wire: 'panier' },
  { step: 'account', wire: 'compte' },
  { step: 'payment', wire: 'paiement' },
] as const

export type CartStep = (typeof cartSteps)[number]['step']

const name = 'etape'
const first = cartSteps[0].wire

/**
 * Returns the order step in an address, by default the page's, as `chgEtape` takes it; the first step if there is none.
 */
export function stepInAddress(address = location.href): string {
  return new URL(address).searchParams.get(name) || first
}

/** Returns the step of the address from which the page was loaded: Back may have changed it since. */
export function loadedStep(): string {
  return stepInAddress(performance.getEntriesByType('navigation')[0]?.name)
}

/** Writes a step into the page's address, as a new history entry or in place of the current one; the rest stays. */
export function writeStep(step: string, how: 'pushState' | 'replaceState'): void {
  const url = new URL(location.href)
  if (step === first) url.searchParams.delete(name)
  else url.searchParams.set(name, step)
  try {
    history[how](history.state, '', url)
  } catch {
    // Browsers limit how often entries can be added: Back then skips this step.
  }
}
