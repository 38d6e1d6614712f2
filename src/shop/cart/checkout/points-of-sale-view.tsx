import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import type { PointOfSale } from '../contract/delivery.ts'
import { orderTexts as t } from '../order-messages.ts'
import { ChooseButton } from './choose-button.tsx'

interface PointsOfSaleViewProps {
  points: PointOfSale[]
  url: string
  id: string
}

/** Where the order can be fetched (CART-04): `getpointsdevente` lists the shops, `change_idpointdevente` chooses one. */
export function PointsOfSaleView({ points, url, id }: PointsOfSaleViewProps) {
  const action = points.length > 0 ? 'change_idpointdevente' : 'getpointsdevente'
  return (
    <form method="post" action={url} id={`${id}-point-of-sale`}>
      <input type="hidden" name="panierv3[action]" value={action} />
      {points.length === 0 ? (
        <Button type="submit" name="panierv3[value]" value="" data-flx-action={action}>
          {t('pos-list')}
        </Button>
      ) : (
        <fieldset className="flx-cart__choices">
          <legend className="flx-cart__title">{t('pos-title')}</legend>
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
              {[point.address, `${point.postalCode} ${point.city}`.trim(), point.hours].filter(Boolean).join(' · ')}
            </Choice>
          ))}
          <ChooseButton>{t('pos-choose')}</ChooseButton>
        </fieldset>
      )}
    </form>
  )
}
