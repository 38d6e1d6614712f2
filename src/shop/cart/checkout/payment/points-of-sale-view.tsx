import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import type { PointOfSale } from '../../contract/delivery.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { ChooseButton } from '../choose-button.tsx'

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
export function PointsOfSaleView({ points, url, id, postalCode = '' }: PointsOfSaleViewProps) {
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
