import { formatAmount, formatRate } from '../../../core/french/number.ts'
import { countOf } from '../../../core/french/plural.ts'
import { formatPrice, type Tax, taxLabel } from '../../../domain/price/format-price.ts'
import { cartTexts as t } from '../cart-messages.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { CartTotals } from '../contract/totals.ts'
import { orderTexts } from '../order-messages.ts'

/** Chooses the prices put forward (CART-04); sent as `panierv3[action]` and `panierv3[value]` (CART-02). */
function PriceSwitch({ display, url }: { display: Tax; url: string }) {
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

/** What the steps of the order add to the articles and take off. */
function OrderRows({ totals, display }: { totals: CartTotals; display: Tax }) {
  const { delivery, loyalty, paymentFee } = totals
  return (
    <>
      {loyalty > 0 && <Row name={orderTexts('loyalty')} amount={`−${formatPrice(loyalty, 'ttc')}`} />}
      {delivery && (
        <Row
          name={orderTexts('delivery')}
          amount={delivery.ttc === 0 ? orderTexts('free') : formatPrice(delivery[display], display)}
        />
      )}
      {paymentFee > 0 && <Row name={orderTexts('payment-fee')} amount={formatPrice(paymentFee, 'ttc')} />}
    </>
  )
}

interface CartTotalsViewProps {
  cart: Cart
  url: string
  id: string
  /** Whether the prices put forward can be chosen. @default true */
  switchable?: boolean
}

/** Totals without taxes, taxes by rate, total with taxes: all three always written (decision 18). */
export function CartTotalsView({ cart, url, id, switchable = true }: CartTotalsViewProps) {
  const { totals, display } = cart
  return (
    <section className="flx-cart__totals" aria-labelledby={`${id}-totals-title`}>
      <h2 className="flx-cart__title" id={`${id}-totals-title`}>
        {t('totals-title')}
      </h2>
      {switchable && <PriceSwitch display={display} url={url} />}
      <dl className="flx-cart__rows">
        <Row name={countOf(cart.count, 'article')} amount={formatPrice(totals.articles[display], display)} />
        {totals.discount[display] > 0 && (
          <Row name={t('discount')} amount={`−${formatPrice(totals.discount[display], display)}`} />
        )}
        <OrderRows totals={totals} display={display} />
        <Row name={t('total-ht')} amount={formatAmount(totals.total.ht)} />
        {totals.vat.map(({ rate, amount }) => (
          <Row key={rate} name={t('vat', { rate: formatRate(rate) })} amount={formatAmount(amount)} />
        ))}
        <Row name={t('total-ttc')} amount={formatAmount(totals.total.ttc)} kind="total" />
      </dl>
    </section>
  )
}
