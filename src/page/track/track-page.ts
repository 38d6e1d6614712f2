import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import { type CartChangeDetail, CartRefusal } from '../../domain/cart/cart-events.ts'
import { trackCart } from './cart-tracking.ts'
import {
  type DeclaredEvent,
  declaredAround,
  declaredSelector,
  readDeclared,
  sendDeclared,
  type Trigger,
  triggerOf,
} from './declared-event.ts'
import { itemsIn } from './items.ts'
import { track } from './track.ts'

export const trackAttributes = { purpose: text('mesure'), layer: text('dataLayer') }

/** Tells the page's data layer what the visitor does: marked links, forms and blocks, and the cart (TRACK-01). */
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
  // A link opened in a new tab by the middle button.
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

/** Fine enough for a list of many windows' height, of which half a window is a small part. */
const steps = Array.from({ length: 51 }, (_, percent) => percent / 100)

/** Half of a block, or half of the window that a larger one fills: it was seen. */
function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2
}

/**
 * A list that has grown tells the articles that are new; one that was filled anew is sent again, as it is seen. The list
 * around a seen block, or inside what was refreshed, is meant.
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

/** Tells marked blocks once each: as they come into view, or as soon as they are there. @returns a function that stops it. */
export function trackViews(): () => void {
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
