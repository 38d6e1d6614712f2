/** A cart, by the methods that all elements of ours have; its code may not be loaded yet. */
type Cart = HTMLElement & { invoke(method: string, ...args: unknown[]): Promise<unknown> }

export function cartAround(host: HTMLElement): HTMLElement | null {
  return host.closest<HTMLElement>('flx-cart')
}

/** Performs an action of the cart, once its code is loaded. */
export async function performInCart(
  cart: HTMLElement,
  action: string,
  value: string,
  fields: Record<string, string> = {},
): Promise<void> {
  await customElements.whenDefined('flx-cart')
  await (cart as Cart).invoke('perform', action, value, fields)
}
