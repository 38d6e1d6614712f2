import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { relayTexts } from '../../../ui/relay/relay-messages.ts'
import type { RelaySearch, RelaySearchState } from './relay-search.ts'

interface SearchProps {
  search: RelaySearch
  state: RelaySearchState
  /** Prefix of the ids. */
  id: string
}

/**
 * The field of the postal code. It is not a form, since a picker is inside the form of an order: Enter searches, and
 * never submits the order.
 */
export function RelaySearchForm({ search, state, id, required }: SearchProps & { required: boolean }) {
  const submitOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void search.submit()
  }
  return (
    <search className="flx-relay__search" aria-label={relayTexts('points')}>
      <TextField
        id={`${id}-postal-code`}
        label={relayTexts('search-label')}
        hint={relayTexts('search-hint')}
        error={state.mistake || undefined}
        value={state.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        aria-required={required || undefined}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <Button busy={state.busy} onClick={() => void search.submit()}>
        {relayTexts('search')}
      </Button>
    </search>
  )
}

/** The communes of a postal code, if there are several. */
export function RelayCities({ search, state, id }: SearchProps) {
  const cities = state.cities ?? []
  if (cities.length < 2) return null
  return (
    <div className="flx-relay__cities">
      <p className="flx-relay__label" id={`${id}-cities`}>
        {relayTexts('choose-city')}
      </p>
      <ul className="flx-relay-picker__cities" role="list" aria-labelledby={`${id}-cities`}>
        {cities.map((city) => (
          <li className="flx-relay-picker__city" key={`${city.postalCode} ${city.name}`}>
            <Button
              size="small"
              aria-pressed={city.name === state.city?.name}
              onClick={() => void search.chooseCity(city)}
            >
              {city.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
