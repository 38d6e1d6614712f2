import { useRef } from 'react'
import { useEvent } from '../../core/use-event.ts'

/** How many digits a code has. */
export const count = 6

/** The digits of a text: wide ones as Asian keyboards type them too, and nothing else. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

interface Digits {
  /** The code as far as it is typed. */
  read(): string
  clear(): void
  /** Takes the visitor to the first field without a digit, else to the first. */
  focus(): void
}

const texts = 'input, textarea, [contenteditable]'

/**
 * Six fields that act as one: digits alone, the next field once one is filled, a code that is pasted or filled in by the
 * browser spread over all of them wherever it lands (TFA-01, decision 2).
 *
 * @param fields - Gives them, in order.
 * @param changed - Called once they hold something else.
 */
export function useDigits(
  form: HTMLFormElement,
  fields: () => readonly HTMLInputElement[],
  changed: (code: string) => void,
): Digits {
  /** What each held after the last change. */
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

  /** Writes digits from a field on; a whole code begins at the first. */
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
    // A digit typed into a field that has one takes its place, whichever side of it the caret was.
    const isOver = typed.length === 2 && before && typed.includes(before)
    const digits = isOver ? typed.replace(before, '') : typed
    field.value = digits || !raw ? '' : before
    if (digits) spread(digits, index)
    else settle()
  })
  useEvent(form, 'keydown', (event) => {
    const index = indexOf(event.target)
    const { key, ctrlKey, metaKey, altKey } = event
    if (index < 0 || ctrlKey || metaKey || altKey) return
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
    const clears = key === 'Backspace' && !at(index)?.value && index > 0
    if (to === undefined && !clears) return
    event.preventDefault()
    if (clears) (at(index - 1) as HTMLInputElement).value = ''
    if (clears) settle()
    go(to ?? index - 1)
  })
  useEvent(form, 'focusin', ({ target }) => {
    if (indexOf(target) < 0) return
    // The form may have been reset meanwhile.
    remember()
    ;(target as HTMLInputElement).select()
  })
  useEvent(form, 'paste', (event) => {
    const index = indexOf(event.target)
    // Another field of the form has what is pasted into it.
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
