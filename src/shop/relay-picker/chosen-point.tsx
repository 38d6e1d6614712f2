import type { ChosenRelay } from '../../core/relay/relay-point.ts'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import { pickerTexts as t } from './relay-picker-messages.ts'

/** The point that was chosen; of one that only the form's fields name, no more than its number is known. */
export function ChosenPoint({ chosen, sending }: { chosen: ChosenRelay; sending: boolean }) {
  const { id, name, address, postalCode, city } = chosen
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <div className="flx-relay__chosen" role="status">
      <p className="flx-relay__label">{relayTexts('chosen')}</p>
      <p>
        <strong>{name || t('numbered', { id })}</strong>
      </p>
      <p>{[address, town].filter(Boolean).join(', ')}</p>
      {sending && <p className="flx-relay__detail">{t('choosing')}</p>}
    </div>
  )
}
