import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { CartControls, isCartControl } from './cart-controls.ts'
import { trackCart } from './cart-tracking.ts'
import { declaredAround, sendDeclared, type Trigger } from './declared-event.ts'
import { trackViews } from './view-tracking.ts'

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
