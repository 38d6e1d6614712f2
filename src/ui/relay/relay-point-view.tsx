import type { ReactNode } from 'react'
import { formatNumber } from '../../core/french/number.ts'
import { formatHours } from '../../domain/relay/opening.ts'
import type { OpeningDay, RelayPoint } from '../../domain/relay/relay-point.ts'
import { Button } from '../button.tsx'
import { relayTexts as t } from './relay-messages.ts'

/** `350` → « 350 m », `1240` → « 1,2 km ». */
function formatDistance(metres: number): string {
  if (metres < 1000) return `${formatNumber(Math.round(metres))}\u00a0m`
  return `${formatNumber(Math.round(metres / 100) / 10)}\u00a0km`
}

/** The name of a relay point, its distance, and its address. */
export function RelayAddress({ point, children }: { point: RelayPoint; children?: ReactNode }) {
  const { name, address, complement, postalCode, city, distance } = point
  return (
    <div className="flx-relay__where">
      <p className="flx-relay__name">
        {name}
        {distance !== null && (
          <span className="flx-relay__detail"> {t('near', { distance: formatDistance(distance) })}</span>
        )}
      </p>
      <p className="flx-relay__detail">{[address, complement].filter(Boolean).join(', ')}</p>
      <p className="flx-relay__detail">
        {postalCode} {city}
      </p>
      {children}
    </div>
  )
}

interface RelayPointViewProps {
  point: RelayPoint
  chosen: boolean
  /** True if the choice is kept for future orders. */
  remember: boolean
  url: string
  id: string
}

/** A relay point of the list: its address, its opening hours, and the form that chooses it. */
export function RelayPointView({ point, chosen, remember, url, id }: RelayPointViewProps) {
  return (
    <li className="flx-relay__point" id={id} data-flx-point={point.id} data-flx-chosen={chosen || undefined}>
      <RelayAddress point={point} />
      <form className="flx-relay__choose" method="post" action={url}>
        <input type="hidden" name="action" value="selectRelais" />
        <input type="hidden" name="relais_id" value={point.id} />
        <input type="hidden" name="relais_params" value={point.params} />
        <input type="hidden" name="relais_pref" value={Number(remember)} />
        <Button
          type="submit"
          size="small"
          aria-pressed={chosen}
          data-flx-action="selectRelais"
          data-flx-value={point.id}
        >
          {chosen ? t('selected') : t('choose')}
          <span className="flx-visually-hidden"> {t('choose-name', { name: point.name })}</span>
        </Button>
      </form>
      <OpeningHours hours={point.hours} />
    </li>
  )
}

/** The opening hours of a relay point, folded. Renders nothing if the carrier gives none. */
export function OpeningHours({ hours }: { hours: readonly OpeningDay[] }) {
  if (hours.length === 0) return null
  return (
    <details className="flx-fold flx-relay__hours">
      <summary className="flx-relay__unfold">{t('hours')}</summary>
      <dl className="flx-relay__days">
        {hours.map(({ day, open }) => (
          <div className="flx-relay__day" key={day}>
            <dt className="flx-relay__day-name">{day}</dt>
            <dd className="flx-relay__day-hours">{formatHours(open) || t('closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
