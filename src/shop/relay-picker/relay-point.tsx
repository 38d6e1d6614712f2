import { type Opening, openingAt, zoneOf } from '../../domain/relay/opening.ts'
import type { RelayPoint } from '../../domain/relay/relay-point.ts'
import { Button } from '../../ui/button.tsx'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import { OpeningHours, RelayAddress } from '../../ui/relay/relay-point-view.tsx'
import { pickerTexts as t } from './relay-picker-messages.ts'

function sayOpening(opening: Opening): string {
  if (opening.open) return t('open-until', { until: opening.until })
  if (opening.inDays === 0) return t('opens-today', { at: opening.at })
  if (opening.inDays === 1) return t('opens-tomorrow', { at: opening.at })
  return t('opens-day', { day: opening.day.toLowerCase(), at: opening.at })
}

/** Shows until when the point is open, or when it opens next. */
function OpenNow({ point }: { point: RelayPoint }) {
  const opening = openingAt(point.hours, new Date(), zoneOf(point.postalCode))
  if (!opening) return null
  return (
    <p className="flx-relay-picker__opening" data-flx-open={opening.open || undefined}>
      {sayOpening(opening)}
    </p>
  )
}

interface PointProps {
  point: RelayPoint
  chosen: boolean
  /** True while the choice is being sent to the cart. */
  sending: boolean
  onChoose(): void
}

/** The address of a point, and whether it is open. */
export function PointDetails({ point }: { point: RelayPoint }) {
  return (
    <RelayAddress point={point}>
      <OpenNow point={point} />
    </RelayAddress>
  )
}

export function ChooseButton({ point, chosen, sending, onChoose }: PointProps) {
  return (
    <Button
      size="small"
      className="flx-relay-picker__choose"
      aria-pressed={chosen}
      busy={sending}
      onClick={() => sending || onChoose()}
    >
      {chosen ? relayTexts('selected') : relayTexts('choose')}
      <span className="flx-visually-hidden"> {relayTexts('choose-name', { name: point.name })}</span>
    </Button>
  )
}

interface PointItemProps extends PointProps {
  id: string
  /** Undefined if there is no map, or the point has no known position. */
  onShow?: (() => void) | undefined
}

export function PointItem({ id, onShow, ...props }: PointItemProps) {
  const { point, chosen } = props
  return (
    <li className="flx-relay__point" id={id} data-flx-point={point.id} data-flx-chosen={chosen || undefined}>
      <PointDetails point={point} />
      <ChooseButton {...props} />
      <div className="flx-relay-picker__more">
        <OpeningHours hours={point.hours} />
        {onShow && (
          <Button look="quiet" size="small" onClick={onShow} data-flx-on-map="">
            {t('on-map')}
            <span className="flx-visually-hidden"> {point.name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
