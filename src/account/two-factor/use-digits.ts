import { useRef } from 'react'
import { useEvent } from '../../core/use-event.ts'

/** Number of digits of a code. */
export const count = 6

/** Returns the digits of a text; full-width digits, typed on Asian keyboards, are converted. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

interface Digits {
  /** Returns the code typed so far. */
  read(): string
  clear(): void
  /** Focuses the first empty field, else the first one. */
  focus(): void
}

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
): Digits {
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
  /** Deletes the digit before an empty field. */
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
    const digits = digitsIn(event.clipboardData?.getData('text') ?? '')
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
