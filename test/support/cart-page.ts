import { fixture } from '@open-wc/testing'
import type { FlxCartElement } from '../../elements/cart.ts'
import { shared } from '../../src/core/shared.ts'
import { store } from '../../src/core/store.ts'
import { isCartBusy } from '../../src/domain/cart/cart-queue.ts'
import { writeStep } from '../../src/domain/cart/cart-step.ts'
import { cartSummaryAtom } from '../../src/domain/cart/known-cart.ts'
import { type Answer, type LoggedRequest, type Script, scriptCalls } from './answers-client.ts'
import { foreignCart, htmlCart, type WireCart, wireCart } from './cart-wire.tsx'
import { waitUntil } from './wait-until.ts'

export const json = (cart: Partial<WireCart> = {}, more: Answer = {}): Answer => ({ body: wireCart(cart), ...more })
export const html = (cart: Partial<WireCart> = {}, more: Answer = {}): Answer => ({ body: htmlCart(cart), ...more })
/** The same as HTML of another author. */
export const foreign = (cart: Partial<WireCart> = {}, more: Answer = {}): Answer => ({
  body: foreignCart(wireCart(cart)),
  ...more,
})

/**
 * Makes the page forget the cart, after the requests of the previous elements have ended: their answers would be stored
 * here. Does not wait long, because a test may hold one back for good.
 */
export async function forgetCart(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (isCartBusy()) await waitUntil(() => !isCartBusy(), '', { interval: 10, timeout: 1000 }).catch(() => {})
  localStorage.removeItem('flx-cart')
  writeStep('panier', 'replaceState')
  store.set(cartSummaryAtom, null)
  Object.assign(shared('cartAsked', Object), { asked: null, useless: false })
  Object.assign(shared('cartFreshness', Object), { stale: false, doubted: false })
}

/** Reports a stale cart, as the loader does after Back and after another tab (`stale-cart.ts`). */
export function tellStaleCart(): void {
  Object.assign(shared('cartFreshness', Object), { stale: true })
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}

/** Opens a cart and its server, which sends these answers in order. */
export async function openCart(answers: Answer[], content = '', attributes = ''): Promise<[FlxCartElement, Script]> {
  const server = await scriptCalls(...answers)
  const cart = await fixture<FlxCartElement>(`<flx-cart ${attributes}>${content}</flx-cart>`)
  await cart.ready
  return [cart, server]
}

/** Opens a cart that the server has rendered in the page. */
export function drawnCart(cart: Partial<WireCart>, answers: Answer[]): Promise<[FlxCartElement, Script]> {
  return openCart(answers, htmlCart(cart))
}

export function part<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

/** Returns a visible control by its accessible name. */
export function control(root: ParentNode, name: string): HTMLElement {
  const named = [...root.querySelectorAll<HTMLElement>('button, a, input')].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return label.replace(/\s+/g, ' ').trim() === name && element.checkVisibility()
  })
  if (!named) throw new Error(`Nothing is called ${name}`)
  return named
}

export const quantity = (cart: Element, line = '41'): HTMLInputElement =>
  part<HTMLInputElement>(cart, `input[data-flx-action="modifQte"][data-flx-value="${line}"]`)

/** Returns the field of the promo code, whether the server or React rendered it. */
export function codeField(cart: Element): HTMLInputElement {
  const form = part(cart, '[data-flx-action="useCodePromo"]').closest('form')
  return part<HTMLInputElement>(form ?? cart, 'input[name="value"]')
}

/** Unfolds the promo code, if it is folded. @returns its field. */
export function unfoldCode(cart: Element): HTMLInputElement {
  const promo = codeField(cart).closest('details')
  if (promo && !promo.open) part(promo, 'summary').click()
  return codeField(cart)
}

export const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export async function untilText(element: Element, text: string): Promise<void> {
  await waitUntil(() => textOf(element).includes(text), `shows “${textOf(element)}”, not “${text}”`)
}

/** Waits for the text of a part, which may be rendered later. */
export async function untilPartText(root: ParentNode, selector: string, text: string): Promise<void> {
  const shown = (): string => textOf(root.querySelector(selector))
  await waitUntil(() => shown().includes(text), `${selector} shows “${shown()}”, not “${text}”`)
}

/** Returns the values of these fields of a request as one line. @throws if there is no request */
export function sent(request: LoggedRequest | undefined, ...names: string[]): string {
  if (!request) throw new Error('nothing was sent')
  return names.map((name) => request.fields[name] ?? '–').join(' ')
}

/** Returns the fields of a request, without the page's step, which every call sends. */
export function fieldsOf(request: LoggedRequest | undefined): LoggedRequest['fields'] {
  const { etape: _step, ...fields } = request?.fields ?? {}
  return fields
}

/** Waits until the cart is no longer busy, so that all its requests have been sent. */
export async function settled(cart: Element): Promise<void> {
  await waitUntil(() => !cart.querySelector('[data-flx-busy]'))
}
