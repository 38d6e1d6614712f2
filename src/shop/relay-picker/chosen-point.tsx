import type { ChosenRelay } from '../../domain/relay/relay-point.ts'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import type { RelayChoiceState } from './relay-choice.ts'
import { pickerTexts as t } from './relay-picker-messages.ts'

interface ChosenPointProps {
  chosen: ChosenRelay
  choice: RelayChoiceState
  onRemember(remember: boolean): void
}

/** Returns the name of a point, or its number if only the form's fields give it. */
export function nameOf({ id, name }: ChosenRelay): string {
  return name || t('numbered', { id })
}

/** The chosen point, with a box to keep it for future orders. */
export function ChosenPoint({ chosen, choice, onRemember }: ChosenPointProps) {
  const { address, postalCode, city } = chosen
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <div className="flx-relay__chosen">
      <p className="flx-relay__label">{relayTexts('chosen')}</p>
      <p className="flx-relay__chosen-point">
        <strong className="flx-relay__chosen-name">{nameOf(chosen)}</strong>
      </p>
      <p className="flx-relay__address">{[address, town].filter(Boolean).join(', ')}</p>
      <label className="flx-relay__remember">
        <input
          className="flx-relay__tick"
          type="checkbox"
          checked={choice.remember}
          onChange={(event) => onRemember(event.currentTarget.checked)}
        />
        <span className="flx-relay__remember-text">{relayTexts('remember')}</span>
      </label>
      {choice.sending && <p className="flx-relay__detail">{t('choosing')}</p>}
    </div>
  )
}
