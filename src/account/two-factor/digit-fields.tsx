import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { twoFactorTexts } from './two-factor-messages.ts'
import { count, digitsIn } from './use-digits.ts'

interface DigitFieldsProps {
  /** The author's one field of the code. */
  whole: HTMLInputElement
  /** What it holds as far as it is typed. */
  code: string
  /** What they hold was refused. */
  isWrong: boolean
  box: RefObject<HTMLSpanElement | null>
}

/** Six fields of one digit that stand for the one field of the code, which goes on holding it. */
export function DigitFields({ whole, code, isWrong, box }: DigitFieldsProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  // As it was written, and what was typed before this came.
  const [{ label, id, typed }] = useState(() => ({
    label: whole.labels?.[0],
    id: whole.getAttribute('id') ?? '',
    typed: digitsIn(whole.value),
  }))
  const isNamed = Boolean(label?.htmlFor)
  const firstId = `${id}-1`
  // A click on its name leads to the first digit.
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

/** One of six fields that the author wrote. */
export function AuthorDigit({ field, index, isWrong }: AuthorDigitProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  useAuthorAttributes(field, {
    'aria-invalid': isWrong ? 'true' : null,
    'aria-label': t('digit', { n: index + 1, count }),
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    // What fills the first field with the whole code would lose five digits (decision 2).
    maxlength: null,
    required: '',
  })
  return null
}
