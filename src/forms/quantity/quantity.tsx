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

/** Gives a number field of any form its two buttons (QTY-01). The field keeps its name, its form and its own events. */
export function Quantity({ host }: FeatureProps<typeof quantityAttributes>): ReactNode {
  const due = 'attend un champ <input type="number">.'
  const field = useAuthorNode<HTMLInputElement>(host, 'input[type="number"]', { due })
  useMountPlace(host, field, 'before')
  return field && <Stepper host={host} field={field} />
}

/** The two buttons on both sides of the field, and what is read out of it for who does not see it change. */
function Stepper({ host, field }: { host: Host; field: HTMLInputElement }): ReactNode {
  const t = useTexts(quantityTexts)
  const name = useFieldName(field)
  const isResting = useFieldRules(field)
  useFieldValue(field)
  const [said, say] = useState('')
  const announce = (): void => say(t('now', { name, value: field.value }))
  const step = (direction: 1 | -1): void => {
    if (!stepBy(field, direction)) return
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    // A script that presses the button, or asks for several steps, finds it as it is at this value.
    flushSync(announce)
  }
  // What is typed again is said again.
  useEvent(field, 'input', () => say(''))
  // Before any listener of the page, so that all read the same value.
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
        <StatusLine className="flx-visually-hidden">{said}</StatusLine>
      </Beside>
    </>
  )
}

const watched = ['disabled', 'readonly', 'min', 'max', 'step', 'value']

/**
 * Follows what the field says of itself: its step and bounds, and whether it rests, by itself or with a fieldset around it.
 * A quantity starts at the step: a smaller `min`, or none, would let the browser count from elsewhere.
 *
 * @returns whether the field rests.
 */
export function useFieldRules(field: HTMLInputElement): boolean {
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

/** What a label says without what we draw in it. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLElement
  for (const mount of copy.querySelectorAll(`[${mountMark}]`)) mount.remove()
  return clean(copy.textContent)
}

/** What the page calls a field. */
function nameOf(field: HTMLInputElement): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => clean(document.getElementById(id)?.textContent)).join(' ')
  const given = named || clean(writtenAttribute(field, 'aria-label'))
  const label = given ? undefined : field.labels?.[0]
  return given || (label && labelText(label)) || t('quantity')
}

/**
 * What the page calls the field: its buttons are named after it. A label around them would take their names into that of
 * the field, and its click for the first of them: it is told which field it is for, and the field keeps the name it had.
 */
export function useFieldName(field: HTMLInputElement): string {
  const name = useMemo(() => nameOf(field), [field])
  const ownId = useId()
  const label = field.closest('label')
  const isHeld = label && !writtenAttribute(field, 'aria-label') && !field.hasAttribute('aria-labelledby')
  const id = writtenAttribute(field, 'id')
  useAuthorAttributes(field, isHeld ? { 'aria-label': name, ...(id ? {} : { id: ownId }) } : {})
  useAuthorAttributes(label, isHeld && !writtenAttribute(label, 'for') ? { for: id || ownId } : {})
  return name
}
