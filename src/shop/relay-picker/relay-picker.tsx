import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { flag, text } from '../../core/element/codecs.ts'
import { useHostMethod } from '../../core/element/host.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import { Message } from '../../ui/message.tsx'
import relayCss from '../../ui/relay/relay.css'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import '../../ui/styles.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import { ChosenPoint } from './chosen-point.tsx'
import { RelayChoice } from './relay-choice.ts'
import { guardForm } from './relay-fields.ts'
import css from './relay-picker.css'
import { pickerTexts } from './relay-picker-messages.ts'
import { RelayResults } from './relay-results.tsx'
import { RelaySearch, type RelaySearchState } from './relay-search.ts'
import { RelayCities, RelaySearchForm } from './relay-search-form.tsx'
import { readStart } from './relay-start.ts'

for (const sheet of [fieldCss, relayCss, css]) adoptStyles(sheet)

export const relayPickerAttributes = {
  postalCode: text(),
  city: text(),
  required: flag,
  noMap: flag,
  mapStyle: text(),
  form: text(),
}

type RelayPickerProps = FeatureProps<typeof relayPickerAttributes>

/** How a search stands, in one sentence. */
function sayState({ busy, cities, points, city, searched }: RelaySearchState): string {
  if (busy) return pickerTexts('searching')
  if (cities?.length === 0) return pickerTexts('none-city', { postalCode: searched })
  if (!points) return ''
  const name = city?.name ?? searched
  if (points.length === 0) return pickerTexts('none-point', { city: name })
  if (points.length === 1) return pickerTexts('one-point', { city: name })
  return pickerTexts('some-points', { count: points.length, city: name })
}

/** What a picker knows and does, once for the life of its element. */
function usePicker(host: RelayPickerProps['host']) {
  const [{ start, search, choice }] = useState(() => {
    const start = readStart(host)
    const { code_postal, ville, villes, relais_liste } = start
    const city = ville ? { name: ville, postalCode: code_postal } : null
    const known = { postalCode: code_postal, searched: code_postal, city, cities: villes, points: relais_liste }
    return { start, search: new RelaySearch(known), choice: new RelayChoice(host, start.relais) }
  })
  const found = useSyncExternalStore(search.subscribe, search.state)
  const chosen = useSyncExternalStore(choice.subscribe, choice.state)
  useEffect(() => () => search.stop(), [search])
  useHostMethod(host, 'search', (postalCode: string, city = '') => search.search(postalCode, city))
  useHostMethod(host, 'clear', () => choice.clear())
  return { start, search, choice, found, chosen }
}

/** The choice of a relay point (RELAY-01): the list first, the map as its companion. */
export function RelayPicker({ host, postalCode, city, required, noMap, mapStyle }: RelayPickerProps) {
  const t = useTexts(pickerTexts)
  const id = useId()
  const { start, search, choice, found, chosen } = usePicker(host)
  const { points } = found
  const ground = mapStyle ? new URL(mapStyle, document.baseURI).href : (start.style ?? null)

  useEffect(() => {
    if (postalCode && !search.state().points) void search.search(postalCode, city)
  }, [search, postalCode, city])

  useEffect(() => {
    if (!required) return
    const stopped = (): void => {
      choice.tellMissing()
      const control = '.flx-relay-picker__choose, input'
      const fields = [...host.container.querySelectorAll<HTMLElement>(control)].filter((field) =>
        field.checkVisibility(),
      )
      const target = fields.find((field) => field.matches('button')) ?? fields[0]
      target?.focus()
    }
    return guardForm(host, () => Boolean(choice.state().chosen), stopped)
  }, [host, required, choice])

  return (
    <section className="flx-relay flx-relay-picker" aria-label={relayTexts('title')} aria-describedby={`${id}-missing`}>
      {chosen.chosen && <ChosenPoint chosen={chosen.chosen} sending={chosen.sending !== ''} />}
      <div id={`${id}-missing`} role="alert">
        {chosen.missing && <Message meaning="error">{t('required')}</Message>}
      </div>
      {chosen.problem && (
        <Message
          meaning="error"
          role="alert"
          actions={<Button onClick={() => void choice.retry()}>{uiTexts('retry')}</Button>}
        >
          {chosen.problem}
        </Message>
      )}
      <RelaySearchForm search={search} state={found} id={id} required={required} />
      <RelayCities search={search} state={found} id={id} />
      <p className="flx-relay__none" role="status">
        {sayState(found)}
      </p>
      {found.problem && (
        <Message
          meaning="error"
          role="alert"
          actions={<Button onClick={() => void search.retry()}>{uiTexts('retry')}</Button>}
        >
          {found.problem} {points && points.length > 0 && t('failed')}
        </Message>
      )}
      {points && points.length > 0 && (
        <>
          <RelayResults
            points={points}
            choice={chosen}
            onChoose={(point) => void choice.choose(point)}
            ground={ground}
            noMap={noMap}
            id={id}
          />
          <label className="flx-relay__remember">
            <input
              type="checkbox"
              checked={chosen.remember}
              onChange={(event) => void choice.setRemember(event.currentTarget.checked)}
            />
            <span>{relayTexts('remember')}</span>
          </label>
        </>
      )}
    </section>
  )
}
