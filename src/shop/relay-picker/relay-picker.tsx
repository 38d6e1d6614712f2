import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { address, flag, property, text } from '../../core/element/codecs.ts'
import { type FeatureProps, type FlxElement, useHostMethod } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useStored } from '../../core/use-stored.ts'
import type { ChosenRelay } from '../../domain/relay/relay-point.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import { TextField } from '../../ui/field.tsx'
import foldCss from '../../ui/fold.css'
import { Message } from '../../ui/message.tsx'
import relayCss from '../../ui/relay/relay.css'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import { PickerModel } from './picker-model.ts'
import { cartAround, guardForm, performInCart, type RelayChoiceState } from './relay-choice.ts'
import { focusOnChoice, useFocusKept } from './relay-focus.ts'
import css from './relay-picker.css'
import { pickerTexts, pickerTexts as t } from './relay-picker-messages.ts'
import type { RelayPickerMethods } from './relay-picker-types.ts'
import { RelayResults } from './relay-results.tsx'
import { type RelaySearch, type RelaySearchState, type RelayStart, readStart } from './relay-search.ts'
import '../../ui/styles.ts'

for (const sheet of [fieldCss, foldCss, relayCss, css]) adoptStyles(sheet)

export const relayPickerAttributes = {
  postalCode: text(),
  city: text(),
  required: flag,
  noMap: flag,
  mapStyle: address(),
  tiles: address(),
  form: text(),
  data: property<unknown>(null),
}

type RelayPickerProps = FeatureProps<typeof relayPickerAttributes, RelayPickerMethods>

/**
 * Returns the data of the page: the property, or the element's JSON, read again when an answer of the server changes
 * it.
 */
function useStart(host: FlxElement, data: unknown): RelayStart {
  const [turn, setTurn] = useState(0)
  useLayoutEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !host.container.contains(target))) setTurn((before) => before + 1)
    })
    observer.observe(host, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [host])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON of the element is read anew at each turn.
  return useMemo(() => readStart(host, data), [host, data, turn])
}

/** Returns the state of a picker and its model, and provides the methods of its element. */
function usePicker(host: FlxElement<RelayPickerMethods>, data: unknown) {
  const start = useStart(host, data)
  const [model] = useState(() => PickerModel.of(host, start))
  const { search, choice } = model
  const found = useStored(search.stateAtom)
  const chosen = useStored(choice.stateAtom)
  useEffect(() => {
    if (model.update(start)) focusOnChoice(host)
  }, [host, model, start])
  useEffect(() => () => model.leave(host), [host, model])
  useHostMethod(host, 'search', (postalCode, city) => search.search(postalCode, city))
  useHostMethod(host, 'clear', () => choice.clear())
  return { start, model, found, chosen }
}

/** Returns the state of a search as one sentence. */
function announcementOf({ busy, cities, points, city, searched }: RelaySearchState): string {
  if (busy) return pickerTexts('searching')
  if (cities?.length === 0) return searched ? pickerTexts('none-city', { postalCode: searched }) : relayTexts('none')
  if (!points) return ''
  const name = city?.name ?? searched
  if (points.length === 0) return pickerTexts('none-point', { city: name })
  if (points.length === 1) return pickerTexts('one-point', { city: name })
  return pickerTexts('some-points', { count: points.length, city: name })
}

/** Returns true if the author wrote content in the element, which is used if the picker cannot work. */
function hasPlainForms(host: RelayPickerProps['host']): boolean {
  return [...host.children].some((child) => child !== host.container && !child.matches('script, style, template'))
}

/** The choice of a relay point (RELAY-01): the list comes first, the map completes it. */
export function RelayPicker({ host, data, postalCode, city, required, noMap, mapStyle, tiles }: RelayPickerProps) {
  const t = useTexts(pickerTexts)
  const id = useId()
  const { start, model, found, chosen } = usePicker(host, data)
  const { search, choice } = model
  const { points } = found
  const isPlain = found.needsPlainForms && hasPlainForms(host)

  useEffect(() => model.lookFor(postalCode, city), [model, postalCode, city])

  useEffect(() => {
    const cart = cartAround(host)
    if (isPlain && cart) performInCart(cart, 'searchVille', search.state.postalCode).catch(() => {})
  }, [host, isPlain, search])

  useEffect(() => {
    if (!required || isPlain) return
    const stopped = (): void => {
      choice.setNotice(pickerTexts('required'))
      focusOnChoice(host)
    }
    return guardForm(host, () => Boolean(choice.state.chosen), stopped)
  }, [host, required, isPlain, choice])

  useFocusKept(host, model)
  const restorePlace = keepFocusAndScroll(host.container)
  useLayoutEffect(() => {
    if (!isPlain) restorePlace()
  })

  if (isPlain) return null
  return (
    <section className="flx-relay flx-relay-picker" aria-label={relayTexts('title')} aria-describedby={`${id}-notice`}>
      {chosen.chosen && (
        <ChosenPoint
          chosen={chosen.chosen}
          choice={chosen}
          onRemember={(remember) => void choice.setRemember(remember)}
        />
      )}
      <div className="flx-relay-picker__notice" id={`${id}-notice`} role="alert">
        {chosen.notice && <Message meaning="error">{chosen.notice}</Message>}
      </div>
      {chosen.problem && <Problem retry={() => choice.retry()}>{chosen.problem}</Problem>}
      <RelaySearchForm search={search} state={found} id={id} required={required} />
      <RelayCities search={search} state={found} id={id} />
      <p className="flx-relay__none" role="status">
        {announcementOf(found)}
      </p>
      {found.problem && (
        <Problem retry={() => search.retry()}>
          {found.problem} {points && points.length > 0 && t('failed')}
        </Problem>
      )}
      {points && points.length > 0 && (
        <RelayResults
          points={points}
          choice={chosen}
          host={host}
          mapStyle={mapStyle}
          tiles={tiles}
          style={start.style}
          noMap={noMap}
          id={id}
          model={model}
        />
      )}
      <p className="flx-visually-hidden" role="status">
        {chosen.chosen && pickerTexts('said-chosen', { name: nameOf(chosen.chosen) })}
      </p>
    </section>
  )
}

/** Says why a request failed, with a button that repeats it. */
function Problem({ retry, children }: { retry(): Promise<void>; children: ReactNode }) {
  return (
    <Message meaning="error" role="alert" actions={<Button onClick={() => void retry()}>{uiTexts('retry')}</Button>}>
      {children}
    </Message>
  )
}

interface SearchProps {
  search: RelaySearch
  state: RelaySearchState
  id: string
}

/**
 * The field of the postal code. It is not a form, since a picker is inside the form of an order: Enter searches, and
 * never submits the order.
 */
function RelaySearchForm({ search, state, id, required }: SearchProps & { required: boolean }) {
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
function RelayCities({ search, state, id }: SearchProps) {
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

interface ChosenPointProps {
  chosen: ChosenRelay
  choice: RelayChoiceState
  onRemember(remember: boolean): void
}

/** Returns the name of a point, or its number if only the form's fields give it. */
function nameOf({ id, name }: ChosenRelay): string {
  return name || t('numbered', { id })
}

/** The chosen point, with a box to keep it for future orders. */
function ChosenPoint({ chosen, choice, onRemember }: ChosenPointProps) {
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
