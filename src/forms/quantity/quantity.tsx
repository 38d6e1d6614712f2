import { type ReactNode, useState } from 'react'
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
import { isAtEnd, mend, stepBy } from './field.ts'
import css from './quantity.css'
import { quantityTexts } from './quantity-messages.ts'
import { useFieldName } from './use-field-name.ts'
import { useFieldRules } from './use-field-rules.ts'

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
  useEvent(host, 'change', ({ target }) => target === field && mend(field) && announce(), { capture: true })
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
