import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { type CartChangeDetail, CartRefusal } from '../../domain/cart/cart-events.ts'
import { trackCart } from './cart-tracking.ts'
import { type DeclaredEvent, declaredAround, readDeclared, sendDeclared, type Trigger } from './declared-event.ts'
import { track } from './track.ts'
import { trackViews } from './view-tracking.ts'

export const trackAttributes = { purpose: text('mesure'), layer: text('dataLayer') }

/** Sends events to the page's data layer: for marked links, forms and blocks, and for the cart (TRACK-01). */
export const trackPage: Behaviour<typeof trackAttributes> = (host) => {
  if (document.querySelector('flx-track') !== host) {
    console.warn(`flx : ${openingTag(host)} : la page en a déjà un ; celui-ci ne fait rien.`)
    return
  }
  const stop = new AbortController()
  const { signal } = stop
  const listen = (type: 'click' | 'auxclick' | 'submit', listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, signal })
  const controls = new CartControls()
  const sendAt = (trigger: Trigger, { target }: Event): void => {
    const declared = declaredAround(target, trigger)
    if (declared && !isCartControl(declared)) sendDeclared(declared)
  }
  listen('click', (event) => {
    controls.rememberClick(declaredAround(event.target, 'click'))
    sendAt('click', event)
  })
  // The middle button opens a link in a new tab.
  listen('auxclick', (event) => (event as MouseEvent).button === 1 && sendAt('click', event))
  listen('submit', (event) => sendAt('submit', event))
  document.addEventListener('flx-cart-change', controls.listen, { signal })
  const stops = [trackViews(), trackCart()]
  return () => {
    stop.abort()
    for (const each of stops) each()
  }
}

const keyOf = ({ action, value }: Pick<CartChangeDetail, 'action' | 'value'>): string => `${action} ${value}`

/**
 * Returns true for a marked control of a cart: its event is sent when the server has confirmed the change, not at the
 * click.
 */
function isCartControl(control: Element): boolean {
  return control.matches('[data-flx-action]') && control.closest('flx-cart') !== null
}

/**
 * Sends the events of marked controls of a cart (`data-flx-track` beside `data-flx-action`), rendered by the element
 * or by a server. Each event is sent once, when its action has succeeded (TRACK-01).
 */
class CartControls {
  #clicked: Element | null = null
  /** Events whose action failed without a refusal and may be sent again, by the action and its value. */
  #unsent = new Map<string, DeclaredEvent>()
  /** The last action of each event: of quick changes in a row, only the last one sends its event. */
  #last = new Map<string, string>()

  /** Remembers a clicked control of a cart before its action begins; a click elsewhere forgets it. */
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

  /** Returns the event of the clicked control, if this change of the cart comes from it. */
  #take(host: EventTarget | null, action: string): DeclaredEvent | undefined {
    const control = this.#clicked
    const isAsked = control?.getAttribute('data-flx-action') === action
    if (!control || !isAsked || !(host instanceof Node) || !host.contains(control)) return undefined
    this.#clicked = null
    return readDeclared(control)
  }
}
