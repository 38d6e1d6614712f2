import type { RelaySearch } from '../../../../domain/relay/relay-point.ts'
import { Choice } from '../../../../ui/choice.tsx'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import type { DeliveryOffer } from '../../contract/delivery.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { priceText, ttcText } from '../../view/price-text.ts'
import { ChooseButton } from '../choose-button.tsx'
import { MissingChoice, missingChoice } from './missing-choice.tsx'
import { PointsOfSaleView } from './points-of-sale-view.tsx'
import { RelayPart } from './relay-part.tsx'

interface DeliveryViewProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
  relays: RelaySearch | null
}

/** The details of an offer: delay and carrier on one line, description and free threshold on the next. */
function OfferDetail({ offer, cart }: { offer: DeliveryOffer; cart: Cart }) {
  const { carrier, name, description, delay, freeFrom, price } = offer
  const from = freeFrom !== null && price.ttc > 0 ? t('free-from', { amount: ttcText(freeFrom, cart) }) : ''
  const lines = [
    [delay, name.includes(carrier) ? '' : carrier].filter(Boolean).join(', '),
    [description.replace(/\.$/, ''), from].filter(Boolean).join('. '),
  ]
  return lines.filter(Boolean).map((line) => (
    <span className="flx-cart__offer-line" key={line}>
      {line}{' '}
    </span>
  ))
}

const freeText = ({ kind }: DeliveryOffer): string => t(kind === 'pickup' ? 'free-pickup' : 'free')

/** The carriers' offers as choices (CART-04), with the relay point or point of sale that the chosen one requires. */
export function DeliveryView({ cart, url, id, notice, relays }: DeliveryViewProps) {
  const { offers, addresses, deliveryAddress } = cart
  const form = `${id}-offers`
  const postalCode = addresses.find((address) => address.id === deliveryAddress)?.postalCode
  return (
    <div className="flx-cart__part" id={`${id}-offer`} tabIndex={-1}>
      {/* Separate from the choices, because the chosen offer's card contains forms of its own. */}
      <form className="flx-cart__form" id={form} method="post" action={url} hidden>
        <input type="hidden" name="action" value="selOffre" />
      </form>
      <MissingChoice message={missingChoice(cart, notice, 'offer')} />
      <fieldset className="flx-cart__choices">
        <legend className="flx-cart__title">{t('delivery-title')}</legend>
        {offers.map((offer) => (
          <div className="flx-cart__offer" key={offer.id}>
            <Choice
              id={`${id}-offer-${offer.id}`}
              form={form}
              name="value"
              value={offer.id}
              defaultChecked={offer.chosen}
              data-flx-action="selOffre"
              data-flx-value={offer.id}
              data-flx-track="add_shipping_info"
              data-flx-track-shipping_tier={offer.name}
              title={offer.name}
              side={offer.price.ttc === 0 ? freeText(offer) : priceText(offer.price, cart)}
            >
              <OfferDetail offer={offer} cart={cart} />
            </Choice>
            {offer.chosen && offer.kind === 'relay' && (
              <RelayPart
                cart={cart}
                url={url}
                id={`${id}-relay`}
                notice={notice}
                search={relays}
                postalCode={postalCode}
              />
            )}
            {offer.chosen && offer.kind === 'pickup' && (
              <>
                <MissingChoice message={missingChoice(cart, notice, 'point-of-sale')} />
                <PointsOfSaleView points={cart.pointsOfSale} url={url} id={id} postalCode={postalCode} />
              </>
            )}
          </div>
        ))}
        <ChooseButton form={form}>{t('delivery-choose')}</ChooseButton>
      </fieldset>
    </div>
  )
}
