/** A cart by what any element of ours can do; its code may still be on its way. */
type Cart = HTMLElement & { invoke(method: string, ...args: unknown[]): Promise<unknown> }

export function cartAround(host: HTMLElement): HTMLElement | null {
  return host.closest<HTMLElement>('flx-cart')
}

/** Has the cart do one of its actions, once it can. */
export async function performInCart(
  cart: HTMLElement,
  action: string,
  value: string,
  fields: Record<string, string> = {},
): Promise<void> {
  await customElements.whenDefined('flx-cart')
  await (cart as Cart).invoke('perform', action, value, fields)
}
