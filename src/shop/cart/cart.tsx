import { useState } from 'react'
import { address } from '../../core/element/address-codec.ts'
import { text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import '../../ui/styles.ts'
import asideCss from './basket/cart-aside.css'
import linesCss from './basket/cart-lines.css'
import frameCss from './cart.css'
import { cartTexts } from './cart-messages.ts'
import type { CartMethods } from './cart-methods.ts'
import { CartRenderer } from './cart-renderer.tsx'
import { CartFeedback } from './feedback/cart-feedback.tsx'
import { useCart } from './use-cart.ts'

for (const css of [frameCss, linesCss, asideCss]) adoptStyles(css)

export const cartAttributes = {
  next: address(),
  nextLabel: text(),
  shop: address(),
  orderLabel: text(),
}

/** The cart of a shop, from its articles to the order (CART-01). */
export function Cart({ host, ...attributes }: FeatureProps<typeof cartAttributes, CartMethods>) {
  useTexts(cartTexts)
  const [cart, state] = useCart(host)
  const { shown, busy, problem } = state
  // A cart that the server drew is there already: the word of waiting would push the page down for an instant.
  const [isWaiting] = useState(() => !host.querySelector('[data-flx-version], [data-flx-action]'))
  return (
    <div className="flx-cart-frame" data-flx-busy={busy || undefined}>
      <CartRenderer host={host} cart={cart} state={state} {...attributes} />
      {isWaiting && !shown && !problem && <p className="flx-cart__loading">{cartTexts('loading')}</p>}
      <CartFeedback engine={cart.engine} state={state} />
    </div>
  )
}
