import { formatHours } from '../../domain/relay/opening.ts'
import type { OpeningDay } from '../../domain/relay/relay-point.ts'
import { relayTexts as t } from './relay-messages.ts'

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
