import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { asksOfCart, CartMarks } from './cart-marks.ts'
import { trackCart } from './cart-tracking.ts'
import { type Moment, markedAround, tellMarked } from './marked.ts'
import { tellSeen } from './seen.ts'

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
  const marks = new CartMarks()
  const tellAt = (moment: Moment, { target }: Event): void => {
    const marked = markedAround(target, moment)
    if (marked && !asksOfCart(marked)) tellMarked(marked)
  }
  listen('click', (event) => {
    marks.note(markedAround(event.target, 'click'))
    tellAt('click', event)
  })
  // A link opened in a new tab by the middle button.
  listen('auxclick', (event) => (event as MouseEvent).button === 1 && tellAt('click', event))
  listen('submit', (event) => tellAt('submit', event))
  document.addEventListener('flx-cart-change', marks.listen, { signal })
  const stops = [tellSeen(), trackCart()]
  return () => {
    stop.abort()
    for (const each of stops) each()
  }
}
