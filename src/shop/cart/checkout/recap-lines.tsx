import { formatNumber } from '../../../core/french/number.ts'
import { trackedItem } from '../basket/cart-line.tsx'
import type { Cart } from '../contract/cart-reply.ts'
import type { CartLine } from '../contract/lines.ts'
import { orderTexts as t } from '../order-messages.ts'
import { type PriceStyle, priceText } from '../view/price-text.ts'

const linesInView = 8

/** A line of the recap: the quantity is on the picture's corner, or before the name if there is no picture. */
function RecapLine({ line, prices }: { line: CartLine; prices: PriceStyle }) {
  return (
    <li
      className="flx-cart__recap-line"
      data-flx-line={line.id}
      data-flx-article={line.articleId}
      data-flx-name={line.name}
      data-flx-item={JSON.stringify(trackedItem(line))}
    >
      {line.image && (
        <img
          className="flx-cart__recap-picture"
          src={line.image}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="flx-cart__recap-what">
        <span className="flx-cart__recap-count">
          {line.quantity}
          <span className="flx-cart__recap-times"> ×</span>
        </span>{' '}
        {line.name}
        {line.options && <span className="flx-cart__detail"> {line.options}</span>}
        {line.message && <span className="flx-cart__message flx-cart__message--block">{line.message}</span>}
      </span>
      <span className="flx-cart__price">{priceText(line.total, prices)}</span>
    </li>
  )
}

/**
 * The articles of the order. A long list scrolls in a focusable box of its own, so that the order button stays near.
 */
export function RecapLines({ cart }: { cart: Cart }) {
  const list = (
    <ul className="flx-cart__recap" role="list" aria-label={t('recap-lines')}>
      {cart.lines.map((line) => (
        <RecapLine key={line.id} line={line} prices={cart} />
      ))}
    </ul>
  )
  if (cart.lines.length <= linesInView) return list
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and holds no control. */}
      <section className="flx-cart__scroll" aria-label={t('recap-lines')} tabIndex={0}>
        {list}
      </section>
      <p className="flx-cart__detail">{t('recap-scroll', { count: formatNumber(cart.lines.length) })}</p>
    </>
  )
}
