import { type ReactNode, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useFieldValue } from '../../core/element/use-field-value.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { StatusLine } from '../../ui/status-line.tsx'
import '../../ui/styles.ts'
import { mountMark } from '../../core/element/mounts.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { correctValue, isAtEnd, stepBy, stepOf } from './field.ts'
import css from './quantity.css'
import { quantityTexts, quantityTexts as t } from './quantity-messages.ts'

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
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
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
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(field, { attributeFilter: watched })
      for (let set = field.closest('fieldset'); set; set = set.parentElement?.closest('fieldset') ?? null)
        observer.observe(set, { attributeFilter: ['disabled'] })
      return () => observer.disconnect()
    },
    [field],
  )
  const isResting = (): boolean => field.matches(':disabled, [readonly]')
  useSyncExternalStore(subscribe, () => `${isResting()} ${field.min} ${field.max} ${field.step} ${field.value}`)
  const step = stepOf(field)
  useAuthorAttributes(field, Number(writtenAttribute(field, 'min')) < step ? { min: String(step) } : {})
  return isResting()
}

const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .trim()

/** Returns a label's text without the elements that we render in it. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLElement
  for (const mount of copy.querySelectorAll(`[${mountMark}]`)) mount.remove()
  return clean(copy.textContent)
}

/** Returns the field's accessible name. */
function nameOf(field: HTMLInputElement): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => clean(document.getElementById(id)?.textContent)).join(' ')
  const given = named || clean(writtenAttribute(field, 'aria-label'))
  const label = given ? undefined : field.labels?.[0]
  return given || (label && labelText(label)) || t('quantity')
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
