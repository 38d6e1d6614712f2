/** The steps in their order: their names in the data attributes, and those of `chgEtape` and the page's address. */
const steps: Record<string, string> = { cart: 'panier', account: 'compte', payment: 'paiement' }

/**
 * Returns the step that is shown, by its name in the address; undefined if an order has replaced the cart. Servers that
 * do not name the first step show it without a name.
 */
export function drawnStep(host: HTMLElement): string | undefined {
  const view = host.querySelector<HTMLElement>('[data-flx-view]:not([data-flx-order])')
  return view ? steps[view.dataset.flxStage ?? 'cart'] : undefined
}

/** Returns the index of a step; a placed order comes after all of them. */
export function placeOf(step: string | undefined): number {
  const way = Object.values(steps)
  return step ? way.indexOf(step) : way.length
}
