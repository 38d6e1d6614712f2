import { type ReactNode, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { tellChange } from '../../core/browser/change-field.ts'
import { type FeatureProps, useMountPlace } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes, useAuthorNode, useFieldValue } from '../../core/element/use-author-node.ts'
import { useFieldState } from '../../core/element/use-field-state.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { StatusLine } from '../../ui/message.tsx'
import '../../ui/styles.ts'

import { writtenAttribute } from '../../core/html/originals.ts'
import { labelTextOf } from '../../core/html/text-of.ts'
import { messages } from '../../core/i18n/texts.ts'
import css from './quantity.css'

const quantityTexts = messages('quantity', {
  quantity: 'Quantité',
  less: 'Diminuer : {name}',
  more: 'Augmenter : {name}',
  now: '{name} : {value}',
})

adoptStyles(css)

export const quantityAttributes = {}

type Host = FeatureProps<typeof quantityAttributes>['host']

/** Adds two buttons to a number field of any form (QTY-01). The field keeps its name, its form and its own events. */
export function Quantity({ host }: FeatureProps<typeof quantityAttributes>): ReactNode {
  const due = 'attend un champ <input type="number">.'
  const field = useAuthorNode<HTMLInputElement>(host, 'input[type="number"]', { due })
  useMountPlace(host, field, 'before')
  return field && <Stepper host={host} field={field} />
}

/** Renders the two buttons around the field, and a live region that reads out the new value. */
function Stepper({ host, field }: { host: Host; field: HTMLInputElement }): ReactNode {
  const t = useTexts(quantityTexts)
  const name = useFieldName(field)
  const isResting = useFieldRules(field)
  useFieldValue(field)
  const [announcement, say] = useState('')
  const announce = (): void => say(t('now', { name, value: field.value }))
  const step = (direction: 1 | -1): void => {
    if (!stepBy(field, direction)) return
    tellChange(field)
    // Renders at once, so that a script that clicks several times finds the buttons up to date.
    flushSync(announce)
  }
  // Empties the live region, so that the same value is announced again.
  useEvent(field, 'input', () => say(''))
  // In the capture phase, so that all listeners of the page read the corrected value.
  useEvent(host, 'change', ({ target }) => target === field && correctValue(field) && announce(), { capture: true })
  const draw = (direction: 1 | -1, label: string, symbol: string): ReactNode => (
    <button
      type="button"
      className="flx-quantity__step"
      aria-label={label}
      aria-disabled={isAtEnd(field, direction) || undefined}
      disabled={isResting}
      onClick={() => step(direction)}
    >
      <span className="flx-quantity__symbol" aria-hidden="true">
        {symbol}
      </span>
    </button>
  )
  return (
    <>
      {draw(-1, t('less', { name }), '−')}
      <Beside of={field} name="quantity-more" as="span">
        {draw(1, t('more', { name }), '+')}
        <StatusLine className="flx-visually-hidden">{announcement}</StatusLine>
      </Beside>
    </>
  )
}

const watched = ['disabled', 'readonly', 'min', 'max', 'step', 'value']

/**
 * Follows the field's attributes: its step and bounds, and whether it is read-only or disabled, also by a fieldset.
 * Sets `min` to the step if it is smaller or missing, because the browser would count from elsewhere.
 *
 * @returns true while the field cannot be edited.
 */
function useFieldRules(field: HTMLInputElement): boolean {
  const isResting = (): boolean => field.matches(':disabled, [readonly]')
  useFieldState(field, watched, () => `${isResting()} ${field.min} ${field.max} ${field.step} ${field.value}`)
  const step = stepOf(field)
  useAuthorAttributes(field, Number(writtenAttribute(field, 'min')) < step ? { min: String(step) } : {})
  return isResting()
}

/** Returns the field's accessible name. */
function nameOf(field: HTMLInputElement): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => labelTextOf(document.getElementById(id))).join(' ')
  const given = named || writtenAttribute(field, 'aria-label')?.trim()
  if (given) return given
  // For `labels`, the browser searches the whole page.
  const around = field.closest('label')
  const label = around?.control === field ? around : field.labels?.[0]
  return labelTextOf(label) || quantityTexts('quantity')
}

/**
 * Returns the field's name, after which its buttons are named. A label around the element would add the buttons' names
 * to the field's own, and pass its clicks to the first button: so the label gets a `for`, and the field an
 * `aria-label`.
 */
function useFieldName(field: HTMLInputElement): string {
  const name = useMemo(() => nameOf(field), [field])
  const ownId = useId()
  const label = field.closest('label')
  const isHeld = label && !writtenAttribute(field, 'aria-label') && !field.hasAttribute('aria-labelledby')
  const id = writtenAttribute(field, 'id')
  useAuthorAttributes(field, isHeld ? { 'aria-label': name, ...(id ? {} : { id: ownId }) } : {})
  useAuthorAttributes(label, isHeld && !writtenAttribute(label, 'for') ? { for: id || ownId } : {})
  return name
}

/** Returns the field's step; 1 if it has none. */
function stepOf(field: HTMLInputElement): number {
  const step = Number(field.step)
  return Number.isFinite(step) && step > 0 ? step : 1
}

/** Returns the smallest allowed value: the step, or `min` if it is greater. */
function minimumOf(field: HTMLInputElement): number {
  return Math.max(stepOf(field), Number(field.min))
}

/**
 * Lowers a value above the maximum, and replaces any other invalid value by the minimum. @returns true if the value has
 * changed.
 */
function correctValue(field: HTMLInputElement): boolean {
  const { validity } = field
  const isNone = field.value === '' || validity.badInput || validity.stepMismatch || validity.rangeUnderflow
  if (isNone) field.value = String(minimumOf(field))
  else if (validity.rangeOverflow) count(field, -1)
  else return false
  return true
}

/**
 * Counts by the browser's `stepUp` and `stepDown`, which are exact and respect the bounds, but throw for `step="any"`.
 */
function count(field: HTMLInputElement, direction: 1 | -1): void {
  if (field.step.toLowerCase() !== 'any') {
    if (direction > 0) field.stepUp()
    else field.stepDown()
  } else {
    const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max)
    field.valueAsNumber = Math.min(most, Math.max(minimumOf(field), field.valueAsNumber + direction))
  }
}

/** Steps up or down within the bounds; an invalid value becomes the minimum instead (QTY-01). */
function stepBy(field: HTMLInputElement, direction: 1 | -1): boolean {
  const before = field.value
  if (!correctValue(field) && !isAtEnd(field, direction)) count(field, direction)
  return field.value !== before
}

/** Returns true if a step in this direction is not possible. */
function isAtEnd(field: HTMLInputElement, direction: 1 | -1): boolean {
  const value = field.valueAsNumber
  if (Number.isNaN(value)) return false
  if (direction < 0) return value <= minimumOf(field)
  // A thousandth of a step may be a rounding error.
  return field.max !== '' && value + stepOf(field) * 0.999 > Number(field.max)
}
