import { useEffect, useId, useLayoutEffect } from 'react'
import { address, flag, property, text } from '../../core/element/codecs.ts'

import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import foldCss from '../../ui/fold.css'
import { Message } from '../../ui/message.tsx'
import relayCss from '../../ui/relay/relay.css'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import '../../ui/styles.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import { cartAround, performInCart } from './cart-around.ts'
import { ChosenPoint, nameOf } from './chosen-point.tsx'
import { guardForm } from './relay-fields.ts'
import css from './relay-picker.css'
import { pickerTexts } from './relay-picker-messages.ts'
import type { RelayPickerMethods } from './relay-picker-types.ts'
import { focusOnChoice, useFocusKept } from './results/relay-focus.ts'
import { RelayResults } from './results/relay-results.tsx'
import type { RelaySearchState } from './search/relay-search.ts'
import { RelayCities, RelaySearchForm } from './search/relay-search-form.tsx'
import { usePicker } from './use-picker.ts'

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
        {announcementOf(found)}
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
        <RelayResults
          points={points}
          choice={chosen}
          onChoose={(point) => void choice.choose(point)}
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
