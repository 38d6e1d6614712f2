import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { twoFactorTexts } from './two-factor-messages.ts'

interface DigitFieldsProps {
  whole: HTMLInputElement
  code: string
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

export const count = 6

/** Returns the digits of a text; those typed on Arabic, Persian and Asian keyboards are converted. */
const digitsIn = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')

/** Returns the code in a pasted message: the six digits that stand together, else all digits. */
const codeIn = (text: string): string => digitsIn(/(?<![\w*])\d{3}[\s-]?\d{3}(?![\w*])/.exec(text)?.[0] ?? text)

const texts = 'input, textarea, [contenteditable]'

/**
 * Makes six fields act as one: they accept digits only, a typed digit moves the focus to the next field, and a code
 * that is pasted or autofilled into any of them is spread over all (TFA-01, decision 2).
 *
 * @param fields - Returns the fields in order.
 * @param changed - Called when the code has changed.
 */
export function useDigits(
  form: HTMLFormElement,
  fields: () => readonly HTMLInputElement[],
  changed: (code: string) => void,
) {
  /** The values of the fields after the last change. */
  const held = useRef<string[]>([])
  const at = (index: number): HTMLInputElement | undefined => fields()[Math.max(0, Math.min(index, count - 1))]
  const indexOf = (target: EventTarget | null): number => fields().indexOf(target as HTMLInputElement)
  const read = (): string =>
    fields()
      .map(({ value }) => value)
      .join('')
  const remember = (): void => {
    held.current = fields().map(({ value }) => value)
  }
  const settle = (): void => {
    remember()
    changed(read())
  }
  const go = (index: number): void => {
    at(index)?.focus()
    at(index)?.select()
  }

  /** Writes digits into the fields from this index; a whole code starts at the first field. */
  const spread = (digits: string, from: number): void => {
    const start = digits.length >= count ? 0 : from
    const end = Math.min(start + digits.length, count)
    for (let index = start; index < end; index++) (at(index) as HTMLInputElement).value = digits[index - start] ?? ''
    settle()
    go(end)
  }

  useEvent(form, 'input', ({ target }) => {
    const index = indexOf(target)
    const field = fields()[index]
    if (!field) return
    const raw = field.value
    const typed = digitsIn(raw)
    const before = held.current[index] ?? ''
    // A digit typed into a filled field replaces the digit there, on either side of the caret.
    const isOver = typed.length === 2 && before && typed.includes(before)
    const digits = isOver ? typed.replace(before, '') : typed
    field.value = digits || !raw ? '' : before
    if (digits) spread(digits, index)
    else settle()
  })
  const deleteBefore = (event: Event): void => {
    const index = indexOf(event.target)
    if (index < 1 || at(index)?.value) return
    event.preventDefault()
    ;(at(index - 1) as HTMLInputElement).value = ''
    settle()
    go(index - 1)
  }
  // The keyboard of a phone does not say which key was pressed.
  useEvent(form, 'beforeinput', (event) => event.inputType === 'deleteContentBackward' && deleteBefore(event))
  useEvent(form, 'keydown', (event) => {
    const index = indexOf(event.target)
    const { key, ctrlKey, metaKey, altKey } = event
    if (index < 0 || ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') deleteBefore(event)
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  })
  useEvent(form, 'focusin', ({ target }) => {
    if (indexOf(target) < 0) return
    // The form may have been reset since.
    remember()
    ;(target as HTMLInputElement).select()
  })
  useEvent(form, 'paste', (event) => {
    const index = indexOf(event.target)
    // Text pasted into another field of the form is left to that field.
    if (index < 0 && event.target instanceof Element && event.target.closest(texts)) return
    const digits = codeIn(event.clipboardData?.getData('text') ?? '')
    event.preventDefault()
    if (digits) spread(digits, Math.max(0, index))
  })

  return {
    read,
    clear() {
      for (const field of fields()) field.value = ''
      settle()
    },
    focus: () => go(fields().findIndex(({ value }) => !value)),
  }
}
