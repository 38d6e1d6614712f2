import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { makeElement } from '../../core/html/make-element.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { store } from '../../core/store.ts'
import '../../ui/styles.ts'
import asideCss from './basket/cart-aside.css'
import linesCss from './basket/cart-lines.css'
import frameCss from './cart.css'
import type { cartAttributes } from './cart-attributes.ts'
import { cartTexts as t } from './cart-messages.ts'
import type { CartMethods } from './cart-methods.ts'
import { createCart, followOthers } from './cart-parts.ts'
import { CartRenderer } from './cart-renderer.ts'
import { followTyping } from './controls/follow-typing.ts'
import { createFeedback } from './feedback/cart-feedback.ts'

for (const css of [frameCss, linesCss, asideCss]) adoptStyles(css)

/** A node beside what the author wrote; a clone, or a page kept as text, carries one of before, which is dead. */
function addMount(host: HTMLElement, frame: HTMLElement): HTMLElement {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount]')) dead.remove()
  const mount = makeElement('div', { className: 'flx-mount' }, frame)
  mount.dataset.flxMount = ''
  host.append(mount)
  return mount
}

/** Once for all that happens in one task. */
function together(act: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      act()
    })
  }
}

/**
 * The cart of a shop, from its articles to the order (CART-01). A cart that the server drew costs its page none of React,
 * nor does one whose server answers in HTML: carts in JSON bring what draws them.
 */
export const cart: CallableBehaviour<typeof cartAttributes, CartMethods> = (host) => {
  const fail = (error: unknown): void => reportError(host, error)
  const parts = createCart(host, fail)
  const { engine, quantities, actions } = parts
  // A cart that the server drew is there already: the word of waiting would push the page down for an instant.
  const isWaiting = !host.querySelector('[data-flx-version], [data-flx-action]')
  const frame = makeElement('div', { className: 'flx-cart-frame' })
  const mount = addMount(host, frame)
  const renderer = new CartRenderer(host, parts)
  const feedback = createFeedback(engine)
  const waiting = makeElement('p', { className: 'flx-cart__loading' })
  frame.append(renderer.place, feedback.node)

  let isOver = false
  const draw = (): void => {
    if (isOver) return
    const state = engine.now
    if (mount.parentNode !== host) host.append(mount)
    if (state.busy) frame.dataset.flxBusy = 'true'
    else delete frame.dataset.flxBusy
    waiting.textContent = t('loading')
    if (isWaiting && !state.shown && !state.problem) feedback.node.before(waiting)
    else waiting.remove()
    try {
      renderer.draw(state)
      feedback.draw(state)
    } catch (error) {
      fail(error)
    }
  }
  const redraw = together(draw)
  host.methods.provide('redraw', redraw)
  host.methods.provide('refresh', () => engine.refresh())
  host.methods.provide('perform', (action, value, fields) =>
    engine.perform({ action, value, fields: Object.entries(fields) }),
  )
  const stops = [
    store.sub(engine.state, redraw),
    onTexts(redraw),
    renderer.start(),
    followOthers(parts, host),
    followTyping(host, quantities, actions),
  ]
  draw()
  return () => {
    isOver = true
    for (const stop of stops) stop()
    feedback.stop()
    mount.remove()
  }
}
