import type { ReactNode } from 'react'
import { formatNumber } from '../../../core/french/number.ts'
import { trackedItem } from '../basket/cart-line.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { CartLine } from '../contract/lines.ts'
import { LinkForm } from '../view/cart-form.tsx'
import { type PriceStyle, priceText } from '../view/price-text.ts'
import { addressLines } from './address-form.tsx'

function Fact({ name, lines, children }: { name: string; lines: string[]; children?: ReactNode }) {
  return (
    <div className="flx-cart__fact">
      <dt className="flx-cart__fact-name">{name}</dt>
      <dd className="flx-cart__fact-text">
        {lines.map((line) => (
          <span className="flx-cart__fact-line" key={line}>
            {line}
          </span>
        ))}
        {children}
      </dd>
    </div>
  )
}

function deliveryLines({ shipped, offers, relay, pointsOfSale }: Cart): string[] {
  if (!shipped) return [t('recap-unshipped')]
  const offer = offers.find(({ chosen }) => chosen)
  if (!offer) return [t('recap-none')]
  const point = pointsOfSale.find(({ chosen }) => chosen)
  const at = offer.kind === 'relay' ? relay : offer.kind === 'pickup' ? point : undefined
  return at ? [offer.name, at.name, `${at.address}, ${at.postalCode} ${at.city}`] : [offer.name]
}

function paymentLines({ payments }: Cart): string[] {
  const means = payments.flatMap((category) => category.means).find(({ chosen }) => chosen)
  if (!means) return [t('recap-none')]
  const bank = means.banks.length > 1 ? means.banks.find(({ chosen }) => chosen) : undefined
  return bank ? [means.name, bank.name] : [means.name]
}

function Addresses({ cart, url }: { cart: Cart; url: string }) {
  const { addresses, deliveryAddress, billingAddress, shipped } = cart
  const linesOf = (id: string): string[] => {
    const address = addresses.find((each) => each.id === id)
    return address ? addressLines(address) : [t('recap-none')]
  }
  const change = (
    <LinkForm url={url} action="chgEtape" value="compte" className="flx-cart__go">
      {t('recap-change')} <span className="flx-visually-hidden">{t('recap-change-addresses')}</span>
    </LinkForm>
  )
  if (!shipped) {
    return (
      <Fact name={t('billing-address')} lines={linesOf(billingAddress)}>
        {change}
      </Fact>
    )
  }
  const same = billingAddress !== '' && billingAddress === deliveryAddress
  return (
    <>
      <Fact name={t('delivery-address')} lines={linesOf(deliveryAddress)}>
        {change}
      </Fact>
      <Fact name={t('billing-address')} lines={same ? [t('same-address')] : linesOf(billingAddress)} />
    </>
  )
}

/**
 * A recap of the order before it is placed: articles, addresses, delivery, payment. Buttons lead back to the steps that
 * change the articles and addresses.
 */
export function RecapView({ cart, url, id }: { cart: Cart; url: string; id: string }) {
  return (
    <section className="flx-cart__recap-part" aria-labelledby={`${id}-recap-title`}>
      <h3 className="flx-cart__title" id={`${id}-recap-title`}>
        {t('recap-title')}
      </h3>
      <RecapLines cart={cart} />
      <LinkForm url={url} action="chgEtape" value="panier" className="flx-cart__go">
        {t('recap-change')} <span className="flx-visually-hidden">{t('recap-change-lines')}</span>
      </LinkForm>
      <dl className="flx-cart__facts">
        {cart.customer && <Addresses cart={cart} url={url} />}
        {(cart.offers.length > 0 || !cart.shipped) && <Fact name={t('recap-delivery')} lines={deliveryLines(cart)} />}
        {cart.payments.length > 0 && <Fact name={t('recap-payment')} lines={paymentLines(cart)} />}
      </dl>
    </section>
  )
}

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
