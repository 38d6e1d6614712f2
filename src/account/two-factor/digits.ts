import { twoFactorTexts as t } from './two-factor-messages.ts'

/** The fields of a code, one digit each (TFA-01). */
export interface Digits {
  readonly fields: readonly HTMLInputElement[]
  /** The code as far as it is typed. */
  read(): string
  clear(): void
  /** Takes the visitor to the first field without a digit, else to the first. */
  focus(): void
  /** Whether what they hold was refused. */
  mark(isWrong: boolean): void
  remove(): void
}

const count = 6

/** The digits of a text: wide ones as Asian keyboards type them too, and nothing else. */
const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

function drawField(index: number): HTMLInputElement {
  const field = document.createElement('input')
  field.className = 'flx-two-factor__digit'
  prepare(field, index)
  return field
}

/** No `maxlength`: what fills the first field with the whole code would lose five digits (decision 2). */
function prepare(field: HTMLInputElement, index: number): void {
  field.removeAttribute('maxlength')
  field.inputMode = 'numeric'
  field.autocomplete = 'one-time-code'
  field.required = true
  field.ariaLabel = t('digit', { n: index + 1, count })
}

/** Fields that the author wrote, one a digit; else those that stand for the one field of the code. */
function findFields(form: HTMLFormElement): { fields: HTMLInputElement[]; remove(): void } | undefined {
  const written = [...form.querySelectorAll<HTMLInputElement>('input[name^="code"]:not([type="hidden"])')]
  if (written.length === count) {
    written.forEach(prepare)
    return { fields: written, remove() {} }
  }
  const [whole] = written
  if (!whole) return undefined
  const fields = Array.from({ length: count }, (_, index) => drawField(index))
  const box = document.createElement('span')
  box.className = 'flx-two-factor__digits'
  box.role = 'group'
  const [label] = whole.labels ?? []
  box.ariaLabel = label?.textContent?.trim() || t('code')
  box.append(...fields)
  whole.after(box)
  const { type, id } = whole
  // A click on its name leads to the first digit.
  const named = label?.htmlFor ? label : undefined
  const [first] = fields
  if (named && first) {
    first.id = `${id}-1`
    named.htmlFor = first.id
  }
  const hadFocus = document.activeElement === whole
  whole.type = 'hidden'
  if (hadFocus) first?.focus()
  return {
    fields,
    remove() {
      whole.type = type
      if (named) named.htmlFor = id
      box.remove()
    },
  }
}

/**
 * Six fields that act as one: digits alone, the next field once one is filled, a code that is pasted or filled in by the
 * browser spread over all of them wherever it lands (TFA-01, decision 2).
 *
 * @returns nothing where the form has no field for a code.
 */
export function followDigits(form: HTMLFormElement, signal: AbortSignal): Digits | undefined {
  const found = findFields(form)
  if (!found) return undefined
  const { fields } = found
  const at = (index: number): HTMLInputElement | undefined => fields[Math.max(0, Math.min(index, count - 1))]
  const go = (index: number): void => {
    at(index)?.focus()
    at(index)?.select()
  }
  const mark = (isWrong: boolean): void => {
    for (const field of fields) field.ariaInvalid = isWrong ? 'true' : null
  }

  /** Writes digits from a field on; a whole code begins at the first. */
  const spread = (digits: string, from: number): void => {
    if (!digits) return
    const start = digits.length >= count ? 0 : from
    const end = Math.min(start + digits.length, count)
    for (let index = start; index < end; index++) (at(index) as HTMLInputElement).value = digits[index - start] ?? ''
    mark(false)
    go(end)
  }

  let before: string[] = []
  const remember = (): void => {
    before = fields.map(({ value }) => value)
  }
  remember()

  fields.forEach((field, index) => {
    const type = (): void => {
      const raw = field.value
      const typed = digitsIn(raw)
      const held = before[index] ?? ''
      // A digit typed into a field that has one takes its place, whichever side of it the caret was.
      const isOver = typed.length === 2 && held && typed.includes(held)
      const digits = isOver ? typed.replace(held, '') : typed
      field.value = ''
      if (digits) spread(digits, index)
      else if (raw) field.value = held
      remember()
    }
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { key } = event
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
      const clears = key === 'Backspace' && !field.value && index > 0
      if (to === undefined && !clears) return
      event.preventDefault()
      if (clears) (at(index - 1) as HTMLInputElement).value = ''
      go(to ?? index - 1)
      remember()
    }
    field.addEventListener('input', type, { signal })
    field.addEventListener('keydown', press, { signal })
    field.addEventListener('focus', () => field.select(), { signal })
  })

  const paste = (event: ClipboardEvent): void => {
    const digits = digitsIn(event.clipboardData?.getData('text') ?? '')
    event.preventDefault()
    const index = fields.indexOf(event.target as HTMLInputElement)
    spread(digits, Math.max(0, index))
    remember()
  }
  form.addEventListener('paste', paste, { signal })

  return {
    fields,
    read: () => fields.map(({ value }) => value).join(''),
    clear() {
      for (const field of fields) field.value = ''
      remember()
    },
    focus: () => go(fields.findIndex(({ value }) => !value)),
    mark,
    remove: found.remove,
  }
}
