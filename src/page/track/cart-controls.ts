import { type CartChangeDetail, CartRefusal } from '../../domain/cart/cart-events.ts'
import { type DeclaredEvent, readDeclared } from './declared-event.ts'
import { track } from './track.ts'

const keyOf = ({ action, value }: Pick<CartChangeDetail, 'action' | 'value'>): string => `${action} ${value}`

/** Whether a marked control asks something of a cart: it is told once the server has agreed, not when it is clicked. */
export function isCartControl(control: Element): boolean {
  return control.matches('[data-flx-action]') && control.closest('flx-cart') !== null
}

/**
 * The marked controls of a cart (`data-flx-track` beside `data-flx-action`), drawn by the element or by a server: a
 * choice, a login, a step. Each is told once, when what it asked for is done (TRACK-01).
 */
export class CartControls {
  #clicked: Element | null = null
  /** What could not be sent, and is sent again: by what it asks. */
  #unsent = new Map<string, DeclaredEvent>()
  /** What was asked last, by event: of quick choices the last one alone is told. */
  #last = new Map<string, string>()

  /** A click, before what it does: on such a control, or on anything else. */
  rememberClick(control: Element | null): void {
    this.#clicked = control && isCartControl(control) ? control : null
  }

  listen = ({ target, detail }: CustomEvent<CartChangeDetail>): void => {
    const key = keyOf(detail)
    const declared = this.#take(target, detail.action) ?? this.#unsent.get(key)
    if (!declared) return
    this.#unsent.delete(key)
    this.#last.set(declared.event, key)
    detail.finished.then(
      () => {
        if (this.#last.get(declared.event) === key) track(declared.event, declared.params)
      },
      (error) => {
        if (!(error instanceof CartRefusal)) this.#unsent.set(key, declared)
      },
    )
  }

  /** What the clicked control is marked with, where this change of the cart is the one that it asked for. */
  #take(host: EventTarget | null, action: string): DeclaredEvent | undefined {
    const control = this.#clicked
    const isAsked = control?.getAttribute('data-flx-action') === action
    if (!control || !isAsked || !(host instanceof Node) || !host.contains(control)) return undefined
    this.#clicked = null
    return readDeclared(control)
  }
}
