/** The steps by the names of our hooks, in their order, and as `chgEtape` and the address take them. */
const steps: Record<string, string> = { cart: 'panier', account: 'compte', payment: 'paiement' }

/**
 * The step that is drawn, as the address says it; none where an order has taken the cart's place. Servers that name the
 * steps of the order alone draw the first one without a name.
 */
export function drawnStep(host: HTMLElement): string | undefined {
  const view = host.querySelector<HTMLElement>('[data-flx-view]:not([data-flx-order])')
  return view ? steps[view.dataset.flxStage ?? 'cart'] : undefined
}

/** Where a step lies on the way, from 0; an order that was placed is its end. */
export function placeOf(step: string | undefined): number {
  const way = Object.values(steps)
  return step ? way.indexOf(step) : way.length
}
