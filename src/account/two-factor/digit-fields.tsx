import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { twoFactorTexts } from './two-factor-messages.ts'
import { count, digitsIn } from './use-digits.ts'

interface DigitFieldsProps {
  /** The author's single field of the code. */
  whole: HTMLInputElement
  /** The code typed so far. */
  code: string
  /** True if the code was rejected. */
  isWrong: boolean
  box: RefObject<HTMLSpanElement | null>
}

/** Renders six fields of one digit in place of the author's field, which stays hidden and holds the code. */
export function DigitFields({ whole, code, isWrong, box }: DigitFieldsProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  // The label, the id and the value before we change the field.
  const [{ label, id, typed }] = useState(() => ({
    label: whole.labels?.[0],
    id: whole.getAttribute('id') ?? '',
    typed: digitsIn(whole.value),
  }))
  const isNamed = Boolean(label?.htmlFor)
  const firstId = `${id}-1`
  // A click on the label focuses the first digit.
  useAuthorAttributes(isNamed ? label : null, { for: firstId })
  useLayoutEffect(() => {
    const fields = [...(box.current?.querySelectorAll('input') ?? [])]
    if (document.activeElement === whole) (fields.find(({ value }) => !value) ?? fields[0])?.focus()
  }, [whole, box])
  useAuthorAttributes(whole, { 'data-flx-digits': '', type: 'hidden', value: code })
  return (
    <Beside of={whole} as="span" name="digits">
      {/* biome-ignore lint/a11y/useSemanticElements: a label may be around it, which holds no fieldset */}
      <span
        ref={box}
        className="flx-two-factor__digits"
        role="group"
        aria-label={label?.textContent?.trim() || t('code')}
      >
        {Array.from({ length: count }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            key={index}
            id={isNamed && index === 0 ? firstId : undefined}
            className="flx-two-factor__digit"
            aria-invalid={isWrong || undefined}
            aria-label={t('digit', { n: index + 1, count })}
            autoComplete="one-time-code"
            defaultValue={typed[index]}
            inputMode="numeric"
            required
          />
        ))}
      </span>
    </Beside>
  )
}

interface AuthorDigitProps {
  field: HTMLInputElement
  index: number
  isWrong: boolean
}

/** Sets the attributes of one of the author's six fields. */
export function AuthorDigit({ field, index, isWrong }: AuthorDigitProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  useAuthorAttributes(field, {
    'aria-invalid': isWrong ? 'true' : null,
    'aria-label': t('digit', { n: index + 1, count }),
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    // Autofill writes the whole code into the first field: a `maxlength` would cut it to one digit (decision 2).
    maxlength: null,
    required: '',
  })
  return null
}
