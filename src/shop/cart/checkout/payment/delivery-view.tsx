import { formatAmount } from '../../../../core/french/number.ts'
import { formatPrice } from '../../../../domain/price/format-price.ts'
import type { RelaySearch } from '../../../../domain/relay/relay-point.ts'
import { Choice } from '../../../../ui/choice.tsx'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import type { DeliveryOffer } from '../../contract/delivery.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { ChooseButton } from '../choose-button.tsx'
import { PointsOfSaleView } from './points-of-sale-view.tsx'
import { RelayPart } from './relay-part.tsx'

interface DeliveryViewProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
  relays: RelaySearch | null
}

function offerDetail({ carrier, name, description, delay, freeFrom, price }: DeliveryOffer): string {
  const from = freeFrom !== null && price.ttc > 0 ? t('free-from', { amount: formatAmount(freeFrom) }) : ''
  // A sentence among parts of one line ends with none of its own.
  const about = description.replace(/\.$/, '')
  return [name.includes(carrier) ? '' : carrier, delay, about, from].filter(Boolean).join(' · ')
}

/** Carriers' offers as choices (CART-04); what the chosen one asks for: a relay point, a point of sale. */
export function DeliveryView({ cart, url, id, notice, relays }: DeliveryViewProps) {
  const { offers, display, addresses, deliveryAddress } = cart
  const kind = offers.find(({ chosen }) => chosen)?.kind
  const postalCode = addresses.find((address) => address.id === deliveryAddress)?.postalCode
  return (
    <div className="flx-cart__part" id={`${id}-offer`} tabIndex={-1}>
      <CartForm url={url} action="selOffre">
        <fieldset className="flx-cart__choices">
          <legend className="flx-cart__title">{t('delivery-title')}</legend>
          {offers.map((offer) => (
            <Choice
              key={offer.id}
              id={`${id}-offer-${offer.id}`}
              name="value"
              value={offer.id}
              defaultChecked={offer.chosen}
              data-flx-action="selOffre"
              data-flx-value={offer.id}
              data-flx-track="add_shipping_info"
              data-flx-track-shipping_tier={offer.name}
              title={offer.name}
              side={offer.price.ttc === 0 ? t('free') : formatPrice(offer.price[display], display)}
            >
              {offerDetail(offer)}
            </Choice>
          ))}
          <ChooseButton>{t('delivery-choose')}</ChooseButton>
        </fieldset>
      </CartForm>
      {kind === 'relay' && (
        <RelayPart cart={cart} url={url} id={`${id}-relay`} notice={notice} search={relays} postalCode={postalCode} />
      )}
      {kind === 'pickup' && <PointsOfSaleView points={cart.pointsOfSale} url={url} id={id} postalCode={postalCode} />}
    </div>
  )
}
