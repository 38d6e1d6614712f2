import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import type { CartChangeDetail } from '../../domain/cart/cart-events.ts'
import { trackCart } from './cart-tracking.ts'
import { itemsIn } from './commerce.ts'
import {
  type DeclaredEvent,
  declaredAround,
  declaredSelector,
  readDeclared,
  sendDeclared,
  type Trigger,
  triggerOf,
} from './declared-event.ts'
import { track } from './track.ts'

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
        if (!isRefusal(error)) this.#unsent.set(key, declared)
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

/** Thresholds fine enough for a list many times higher than the window, of which half a window is a small part. */
const steps = Array.from({ length: 51 }, (_, percent) => percent / 100)

/** Returns true if half of a block is in view, or if a larger block fills half of the window. */
function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2
}

/** Returns true for a refusal of the server. Its class would bring the code of requests to every page. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'Refusal'

/**
 * Sends the new articles of a list that has grown. A list whose content was replaced is observed again, and sent when
 * it comes into view. This applies to the marked lists inside the refreshed element.
 */
function trackListItems(
  { target, detail }: DocumentEventMap['flx-list-loaded'],
  sent: WeakSet<Element>,
  observe: (list: Element) => void,
): void {
  if (!(target instanceof Element)) return
  for (const list of target.querySelectorAll(declaredSelector)) {
    if (triggerOf(list) !== 'view' || !sent.has(list)) continue
    const fresh = detail.items.filter((item) => list.contains(item))
    if (fresh.length === 0) continue
    if (detail.way === 'append') {
      sendDeclared(list, fresh.flatMap(itemsIn))
    } else {
      sent.delete(list)
      observe(list)
    }
  }
}

/**
 * Sends each marked block once: when it comes into view, or as soon as it exists. @returns a function that stops it.
 */
function trackViews(): () => void {
  const sent = shared('track-told', () => new WeakSet<Element>())
  const send = (element: Element): void => {
    if (sent.has(element)) return
    sent.add(element)
    sendDeclared(element)
  }
  const views = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isInView(entry)) continue
        views.unobserve(entry.target)
        send(entry.target)
      }
    },
    { threshold: steps },
  )
  const unwatch = watch(declaredSelector, {
    added(element) {
      const trigger = triggerOf(element)
      if (trigger === 'load') send(element)
      if (trigger === 'view' && !sent.has(element)) views.observe(element)
    },
    removed: (element) => views.unobserve(element),
  })
  const stop = new AbortController()
  document.addEventListener('flx-list-loaded', (event) => trackListItems(event, sent, (list) => views.observe(list)), {
    signal: stop.signal,
  })
  return () => {
    stop.abort()
    unwatch()
    views.disconnect()
  }
}
