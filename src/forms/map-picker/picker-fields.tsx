/**
 * Renders the picker's own fields where the page shows none, and returns the point to the page that opened this one.
 * Loaded only then.
 */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { changeValue } from '../../core/browser/change-field.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import type { Axis, Point } from '../../core/french/coordinates.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { closeOwnPopup, openerPage } from '../../core/overlay/opener.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { type FormNames, fieldsIn } from './form-fields.ts'
import { axes, describePoint, type PickedPoint } from './picked-point.ts'
import css from './picker-fields.css'

const pickerFieldsTexts = messages('pickerFields', {
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'En degrés : 48,3904 ou 48°23′25″ N. Une paire copiée d’une carte remplit les deux.',
  choose: 'Choisir ce point',
  'no-form':
    'La page qui a ouvert celle-ci n’a pas de formulaire pour ce point : {name}. Copiez ses coordonnées : {point}.',
})

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

interface PickerFieldsProps {
  host: HTMLElement
  id: string
  names: FormNames
  /** True if the point is for the page that opened this one. */
  answers: boolean
  model: PickedPoint
  /** Initial values by axis, used if the page's own fields are empty. */
  start: Record<Axis, string> | null
  drawn: RefObject<Partial<Record<Axis, HTMLInputElement>>>
  /** Called once the fields are in the page with their initial values. */
  onReady(): void
  onDone(point: Point): void
}

/** Finds the page's field that works without script in a page that is only a picker; its value is kept. */
const writtenField = (host: HTMLElement, axis: Axis): HTMLInputElement | undefined =>
  [...host.querySelectorAll('input')].find(
    ({ name, type }) => name === { latitude: 'lat', longitude: 'lng' }[axis] && type !== 'hidden',
  )

export function PickerFields(props: PickerFieldsProps) {
  const { host, id, names, answers, model, start, drawn, onReady, onDone } = props
  const t = useTexts(pickerFieldsTexts)
  const [trouble, setTrouble] = useState('')

  // Runs once, when the fields are rendered: later values are the visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they begin with is not taken again.
  useLayoutEffect(() => {
    for (const axis of axes) {
      const field = drawn.current[axis]
      const before = answers ? writtenField(host, axis) : undefined
      if (field && start) field.value = before?.value || start[axis]
      if (before && document.activeElement === before) field?.focus()
    }
    onReady()
  }, [])
  useEffect(() => {
    if (answers) host.setAttribute('data-flx-answers', '')
    return () => host.removeAttribute('data-flx-answers')
  }, [host, answers])

  const choose = async (): Promise<void> => {
    model.read('fields')
    const refused = model.refuse()
    if (refused) return refused.focus()
    const { point } = model.state
    if (!point) return
    const page = openerPage()
    const fields = page && fieldsIn(page, names)
    if (!fields) {
      const { nameForm, nameLat, nameLng } = names
      return setTrouble(t('no-form', { name: [nameForm, nameLat, nameLng].join(', '), point: describePoint(point) }))
    }
    changeValue(fields.latitude, String(point.latitude))
    changeValue(fields.longitude, String(point.longitude))
    onDone(point)
    await closeOwnPopup()
  }
  return (
    <>
      <div className="flx-map-picker__fields">
        {axes.map((axis) => (
          <TextField
            key={axis}
            id={`${id}-${axis}`}
            label={t(axis)}
            form=""
            autoComplete="off"
            ref={(field: HTMLInputElement | null) => {
              if (field) drawn.current[axis] = field
              else delete drawn.current[axis]
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (answers) void choose()
              else model.read('fields')
            }}
          />
        ))}
      </div>
      <p className="flx-field__hint">{t('hint')}</p>
      {trouble && (
        <Message meaning="error" role="alert">
          {trouble}
        </Message>
      )}
      {answers && (
        <Button look="primary" className="flx-map-picker__done" onClick={() => void choose()}>
          {t('choose')}
        </Button>
      )}
    </>
  )
}
