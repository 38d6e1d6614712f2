import type { ReactNode } from 'react'
import type { Cart } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { StepButton } from '../../view/step-button.tsx'
import { addressLines } from '../account/postal-address.ts'
import { RecapLines } from '../recap-lines.tsx'

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
    <StepButton url={url} to="compte" look="link">
      {t('recap-change')} <span className="flx-visually-hidden">{t('recap-change-addresses')}</span>
    </StepButton>
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
      <StepButton url={url} to="panier" look="link">
        {t('recap-change')} <span className="flx-visually-hidden">{t('recap-change-lines')}</span>
      </StepButton>
      <dl className="flx-cart__facts">
        {cart.customer && <Addresses cart={cart} url={url} />}
        {(cart.offers.length > 0 || !cart.shipped) && <Fact name={t('recap-delivery')} lines={deliveryLines(cart)} />}
        {cart.payments.length > 0 && <Fact name={t('recap-payment')} lines={paymentLines(cart)} />}
      </dl>
    </section>
  )
}
