import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import { writeRelay } from '../../../domain/relay/write-relay.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/field.tsx'
import { PickerFrame, RelayView } from '../../../ui/relay/relay-view.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { DeliveryOffer, PointOfSale } from '../contract/order.ts'
import { ChooseButton } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { MissingChoice, missingChoice, refusing } from '../view/cart-notice.tsx'
import { priceText, ttcText } from '../view/price-text.ts'

interface DeliveryViewProps extends PartProps {
  relays: RelaySearch | null
}

/** The details of an offer: delay and carrier on one line, description and free threshold on the next. */
function OfferDetail({ offer, cart }: Pick<PartProps, 'cart'> & { offer: DeliveryOffer }) {
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
export function DeliveryView({ relays, ...part }: DeliveryViewProps) {
  const { cart, url, id, notice } = part
  const { offers, addresses, deliveryAddress } = cart
  const form = `${id}-offers`
  const postalCode = addresses.find((address) => address.id === deliveryAddress)?.postalCode
  return (
    <div className="flx-cart__part" id={`${id}-offer`} tabIndex={-1}>
      {/* Separate from the choices, because the chosen offer's card contains forms of its own. */}
      <form className="flx-cart__form" id={form} method="post" action={url} hidden>
        <input type="hidden" name="action" value="selOffre" />
      </form>
      <MissingChoice cart={cart} notice={notice} about="offer" />
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
              <RelayPart {...part} id={`${id}-relay`} search={relays} postalCode={postalCode} />
            )}
            {offer.chosen && offer.kind === 'pickup' && (
              <>
                <MissingChoice cart={cart} notice={notice} about="point-of-sale" />
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

interface PointsOfSaleViewProps {
  points: PointOfSale[]
  url: string
  id: string
  /** Postal code of the visitor. The shops near it are listed. */
  postalCode?: string | undefined
}

const whereAndWhen = ({ address, postalCode, city, hours }: PointOfSale): string =>
  [address, `${postalCode} ${city}`.trim(), hours].filter(Boolean).join(' · ')

/**
 * The points of sale to choose from. `points-of-sale-popup.ts` shows them in a modal; without script they unfold here.
 */
function Choices({ points, url, id }: PointsOfSaleViewProps) {
  const action = 'change_idpointdevente'
  return (
    <form className="flx-cart__shop-form" method="post" action={url}>
      <input type="hidden" name="panierv3[action]" value={action} />
      <fieldset className="flx-cart__choices" data-flx-points="">
        <legend className="flx-visually-hidden">{t('pos-title')}</legend>
        {points.map((point) => (
          <Choice
            key={point.id}
            id={`${id}-point-of-sale-${point.id}`}
            name="panierv3[value]"
            value={point.id}
            defaultChecked={point.chosen}
            data-flx-action={action}
            data-flx-value={point.id}
            title={point.name}
          >
            {whereAndWhen(point)}
          </Choice>
        ))}
        <ChooseButton>{t('pos-choose')}</ChooseButton>
      </fieldset>
    </form>
  )
}

/**
 * The choice of the point of sale where the order is picked up (CART-04): `getpointsdevente` lists them,
 * `change_idpointdevente` chooses one.
 */
function PointsOfSaleView({ points, url, id, postalCode = '' }: PointsOfSaleViewProps) {
  const chosen = points.find((point) => point.chosen)
  const action = 'getpointsdevente'
  return (
    <div className="flx-cart__shop" id={`${id}-point-of-sale`} tabIndex={-1}>
      {chosen && (
        <p className="flx-cart__shop-address">
          <strong className="flx-cart__shop-name">{chosen.name}</strong>
          <span className="flx-cart__detail"> {whereAndWhen(chosen)}</span>
        </p>
      )}
      {points.length === 0 ? (
        <form className="flx-cart__shop-form" method="post" action={url}>
          <input type="hidden" name="panierv3[action]" value={action} />
          <Button type="submit" name="panierv3[value]" value={postalCode} data-flx-action={action}>
            {t('pos-list')}
          </Button>
        </form>
      ) : (
        <details className="flx-fold flx-cart__fold">
          <summary
            className="flx-cart__unfold"
            id={`${id}-points-of-sale`}
            data-flx-action={action}
            data-flx-value={postalCode}
          >
            {t(chosen ? 'pos-change' : 'pos-open')}
          </summary>
          <Choices points={points} url={url} id={id} />
        </details>
      )}
    </div>
  )
}

interface RelayPartProps extends PartProps {
  search: RelaySearch | null
  postalCode?: string | undefined
}

/**
 * The choice of the relay point: `<flx-relay-picker>`, and plain forms that work without it. A refused search reaches
 * the picker in its data; a refused choice reaches it through the cart.
 */
export function RelayPart({ cart, url, id, notice, search, postalCode }: RelayPartProps) {
  const chosen = cart.relay
  const missing = missingChoice({ cart, notice, about: 'relay' })
  const ofSearch = refusing(notice, 'searchVille', 'refreshRelais')?.text
  const refusal = ofSearch ?? refusing(notice, 'selectRelais')?.text
  return (
    <PickerFrame id={id} postalCode={postalCode} data={writeRelay({ chosen, search, error: ofSearch ?? missing })}>
      <RelayView
        search={search}
        chosen={chosen}
        url={url}
        id={id}
        postalCode={search?.cities?.[0]?.postalCode ?? postalCode}
        error={refusal ?? missing}
        refused={refusal !== undefined}
      />
    </PickerFrame>
  )
}
