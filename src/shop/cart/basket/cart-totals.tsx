import type { ReactNode } from 'react'
import { countOf, formatAmount, formatRate } from '../../../core/french/number.ts'

import { type Tax, taxLabel } from '../../../domain/price/format-price.ts'
import { orderTexts, cartTexts as t } from '../cart-messages.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { DeliveryOffer } from '../contract/order.ts'

import { priceText, ttcText } from '../view/price-text.ts'

/**
 * The switch between prices with and without taxes (CART-04), sent as `panierv3[action]` and `panierv3[value]`
 * (CART-02).
 */
export function PriceSwitch({ display, url }: { display: Tax; url: string }) {
  const choice = (value: Tax) => (
    <button
      type="submit"
      name="panierv3[value]"
      value={value}
      data-flx-action="change_aff_prix"
      data-flx-value={value}
      aria-pressed={display === value}
      className="flx-cart__choice"
    >
      {taxLabel(value)}
    </button>
  )
  return (
    <form method="post" action={url} className="flx-cart__display">
      <input type="hidden" name="panierv3[action]" value="change_aff_prix" />
      <fieldset className="flx-cart__displays">
        <legend className="flx-cart__legend">{t('prices')}</legend>
        {choice('ttc')}
        {choice('ht')}
      </fieldset>
    </form>
  )
}

function Row({ name, amount, kind }: { name: string; amount: string; kind?: 'total' }) {
  return (
    <div className="flx-cart__row" data-kind={kind}>
      <dt className="flx-cart__label">{name}</dt>
      <dd className="flx-cart__price">{amount}</dd>
    </div>
  )
}

/** Returns the lowest price of a delivery, to show before one is chosen. Pickup in a shop does not count. */
function leastDelivery(offers: readonly DeliveryOffer[]): DeliveryOffer['price'] | undefined {
  const prices = offers.filter(({ kind }) => kind !== 'pickup').map(({ price }) => price)
  return prices.sort((one, other) => one.ttc - other.ttc)[0]
}

/**
 * Returns the sentence that says how much more to buy until the delivery is free: the chosen one, else the one that
 * becomes free first. Null if none becomes free, or one already is.
 */
function untilFree({ totals, offers, shipped }: Cart): string | null {
  const chosen = offers.find((offer) => offer.chosen)
  const delivered = offers.filter(({ kind }) => kind !== 'pickup')
  const candidates = chosen ? [chosen] : delivered
  if (!shipped || candidates.some(({ price }) => price.ttc === 0)) return null
  const [next] = candidates
    .flatMap(({ freeFrom, name }) => (freeFrom ? [{ freeFrom, offer: name }] : []))
    .sort((one, other) => one.freeFrom - other.freeFrom)
  if (!next) return null
  const left = next.freeFrom - (totals.articles.ttc - totals.discount.ttc)
  if (left <= 0) return null
  const amount = formatAmount(left)
  return delivered.length === 1
    ? orderTexts('delivery-left', { amount })
    : orderTexts('delivery-left-of', { amount, offer: next.offer })
}

/** The rows that the order adds to the price of the articles: loyalty points, delivery, payment fee. */
function OrderRows({ cart }: { cart: Cart }) {
  const { totals, shipped, offers } = cart
  const { delivery, loyalty, paymentFee } = totals
  const least = shipped && !delivery && !offers.some(({ chosen }) => chosen) ? leastDelivery(offers) : undefined
  return (
    <>
      {loyalty > 0 && <Row name={orderTexts('loyalty')} amount={`−${ttcText(loyalty, cart)}`} />}
      {delivery && (
        <Row
          name={orderTexts('delivery')}
          amount={delivery.ttc === 0 ? orderTexts('free') : priceText(delivery, cart)}
        />
      )}
      {least && (
        <Row
          name={orderTexts('delivery')}
          amount={
            least.ttc === 0 ? orderTexts('free') : orderTexts('delivery-from', { amount: priceText(least, cart) })
          }
        />
      )}
      {paymentFee > 0 && <Row name={orderTexts('payment-fee')} amount={ttcText(paymentFee, cart)} />}
    </>
  )
}

interface CartTotalsViewProps {
  cart: Cart
  id: string
  children?: ReactNode
}

/** The totals without taxes, taxes by rate, and with taxes. A private customer only sees the last (decision 18). */
export function CartTotalsView({ cart, id, children }: CartTotalsViewProps) {
  const { totals, display, retail } = cart
  const left = untilFree(cart)
  return (
    <section className="flx-cart__totals" aria-labelledby={`${id}-totals-title`}>
      <h2 className="flx-cart__title" id={`${id}-totals-title`}>
        {t('totals-title')}
      </h2>
      {children}
      <dl className="flx-cart__rows">
        <Row name={countOf(cart.count, 'article')} amount={priceText(totals.articles, cart)} />
        {totals.discount[display] > 0 && <Row name={t('discount')} amount={`−${priceText(totals.discount, cart)}`} />}
        <OrderRows cart={cart} />
        {!retail && <Row name={t('total-ht')} amount={formatAmount(totals.total.ht)} />}
        {!retail &&
          totals.vat.map(({ rate, amount }) => (
            <Row key={rate} name={t('vat', { rate: formatRate(rate) })} amount={formatAmount(amount)} />
          ))}
        <Row name={t('total-ttc')} amount={formatAmount(totals.total.ttc)} kind="total" />
      </dl>
      {left && <p className="flx-cart__detail">{left}</p>}
    </section>
  )
}
