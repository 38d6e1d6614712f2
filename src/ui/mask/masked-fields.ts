import { tellChange } from '../../core/browser/change-field.ts'
import { type LateView, lateView } from '../../core/element/late-view.ts'
import { reportError } from '../../core/element/report-error.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { noteSent } from '../../core/html/typed-fields.ts'
import type { Mask } from './mask.ts'
import type { MaskNotesProps } from './mask-notes.tsx'
import { constraintAttributes, noteBounds, prepareField, removeConstraints } from './prepare-field.ts'
import { maskTyping } from './typing.ts'

/** Milliseconds without typing after which an incomplete value is reported (MASK-04). */
const validationDelay = 3000

interface Masked extends MaskedOptions {
  mask: Mask
  /** The text of the field when it was last read. */
  shown: string
  /** The error shown beside the field; empty if none is. */
  announcement: string
  undo(): void
  pause?: ReturnType<typeof setTimeout> | undefined
}

interface MaskedOptions {
  /** Fetches the mask that replaces this one when the field is first touched. */
  better?: (() => Promise<Mask | undefined>) | undefined
  /** Called when a script of the page has changed the field's constraints. */
  bounded(): void
}

/**
 * The masked fields below a root, with one set of listeners for all. The values sent are set in the `formdata` event,
 * which fires however a form is sent; the fields keep the displayed text (MASK-03).
 */
export class MaskedFields {
  #fields = new Map<HTMLInputElement, Masked>()
  #stop = new AbortController()
  #observer = new MutationObserver((records) => this.#showWritten(records))
  #isTyping = false
  /** Fields that have their own type again while the page is left. */
  #left: (readonly [HTMLInputElement, Masked])[] = []

  readonly #notes: LateView<MaskNotesProps>
  readonly #host: HTMLElement

  /** @param host - The element in which React renders. */
  constructor(root: Document | HTMLElement, host: HTMLElement) {
    this.#host = host
    this.#notes = lateView<MaskNotesProps>(host, async () => (await import('./mask-notes.tsx')).MaskNotes)
    const { signal } = this.#stop
    const on = (type: string, listener: (field: HTMLInputElement, masked: Masked, event: Event) => void): void => {
      const listen = (event: Event): void => {
        const field = event.target as HTMLInputElement
        const masked = this.#fields.get(field)
        if (masked && !this.#isTyping) listener(field, masked, event)
      }
      root.addEventListener(type, listen, { signal, capture: true, passive: true })
    }
    for (const touch of ['pointerover', 'focusin']) on(touch, (field, masked) => this.#prepare(field, masked))
    for (const edit of ['input', 'compositionend']) on(edit, (...what) => this.#type(...what))
    on('change', (field) => this.#settle(field))
    document.addEventListener('formdata', (event) => this.#send(event), { signal, capture: true })
    addEventListener('pagehide', () => this.#leave(), { signal })
    addEventListener('pageshow', () => this.#comeBack(), { signal })
    document.addEventListener('reset', ({ target }) => setTimeout(() => this.#showReset(target)), { signal })
  }

  add(field: HTMLInputElement, mask: Mask, { better, bounded }: MaskedOptions): void {
    if (this.#fields.has(field)) return
    // The browser's own date control gives whole dates alone.
    const isWhole = field.type.startsWith('date')
    const undo = prepareField(field, mask)
    const masked: Masked = { mask, shown: '', announcement: '', undo, better, bounded }
    this.#fields.set(field, masked)
    noteSent(field, () => masked.mask.send(field.value))
    const isBeingTyped = field === document.activeElement && field.value !== field.defaultValue && !isWhole
    // An incomplete date must not be read as a complete one: the mask continues with the next key.
    if (isBeingTyped) this.#look(field, masked)
    else this.#show(field)
    this.#observer.observe(field, { attributeFilter: ['value', 'type', ...constraintAttributes] })
    if (field === document.activeElement) this.#prepare(field, masked)
  }

  /** Restores a field as it was, with the typed value. */
  remove(field: HTMLInputElement): void {
    const masked = this.#fields.get(field)
    if (!masked) return
    const { value } = field
    const isTyped = value !== field.defaultValue
    clearTimeout(masked.pause)
    this.#fields.delete(field)
    noteSent(field, null)
    this.#note(masked, '')
    masked.undo()
    if (isTyped) field.value = masked.mask.send(value)
    field.setCustomValidity('')
  }

  /**
   * Restores the fields whose type is ours, such as dates: for one who comes back to the page, the browser keeps what is
   * in a field only with the type that the page has written.
   */
  #leave(): void {
    for (const [field, masked] of this.#fields) {
      if (writtenAttribute(field, 'type') === field.getAttribute('type')) continue
      this.remove(field)
      this.#left.push([field, masked])
    }
  }

  /** Masks again the fields of a page that the browser has kept as it was. */
  #comeBack(): void {
    for (const [field, masked] of this.#left.splice(0)) this.add(field, masked.mask, masked)
  }

  stop(): void {
    this.#stop.abort()
    this.#observer.disconnect()
    for (const field of [...this.#fields.keys()]) this.remove(field)
    // Another React root may be rendering now, and cause this: no root may be unmounted meanwhile.
    queueMicrotask(() => this.#notes.remove())
  }

  /** Sets a value that was not typed, and dispatches the same events as typing. */
  fill(field: HTMLInputElement, value: string): void {
    const masked = this.#fields.get(field)
    if (!masked) return
    field.value = masked.mask.show(value)
    tellChange(field)
  }

  /**
   * Checks fields again; an error that is shown is updated.
   *
   * @param isTold - True to show a new error too, except of the field that the visitor is in.
   */
  check(fields: Iterable<HTMLInputElement> = this.#fields.keys(), isTold = false): void {
    for (const field of fields) {
      const masked = this.#fields.get(field)
      if (!masked) continue
      this.#look(field, masked)
      if (masked.announcement || (isTold && field !== document.activeElement)) this.#say(field, masked)
    }
  }

  #prepare(field: HTMLInputElement, masked: Masked): void {
    const { better } = masked
    if (!better) return
    masked.better = undefined
    void better().then((mask) => {
      if (!mask) {
        // The next touch tries again.
        masked.better = better
      } else if (this.#fields.get(field) === masked) {
        masked.mask = mask
        masked.shown = ''
        this.#show(field)
      }
    })
  }

  #type(field: HTMLInputElement, masked: Masked, event: Event): void {
    this.#prepare(field, masked)
    this.#isTyping = true
    maskTyping(field, masked.mask, event, masked.shown)
    this.#isTyping = false
    this.#look(field, masked)
    clearTimeout(masked.pause)
    this.#note(masked, '')
    this.#notes.load().catch(() => {})
    if (field.validationMessage) masked.pause = setTimeout(() => this.#say(field, masked), validationDelay)
  }

  /** Formats the current value. The default value is formatted too, for a reset. */
  #show(field: HTMLInputElement): void {
    const masked = this.#fields.get(field)
    if (!masked) return
    const written = masked.mask.show(field.defaultValue)
    if (written !== field.defaultValue) field.defaultValue = written
    if (field.value === masked.shown) return
    const shown = masked.mask.show(field.value)
    if (field.value !== shown) field.value = shown
    this.#look(field, masked)
  }

  /** Handles attributes of the fields that a script, or an answer of the server, has written again. */
  #showWritten(records: MutationRecord[]): void {
    for (const field of new Set(records.map(({ target }) => target as HTMLInputElement))) {
      const masked = this.#fields.get(field)
      if (!masked) continue
      const isOfOtherType = records.some(({ target, attributeName }) => target === field && attributeName === 'type')
      const isBounded = noteBounds(field)
      removeConstraints(field)
      // With its own type restored, the field could not hold the typed text.
      if (isOfOtherType && !field.value) field.value = masked.shown
      if (isBounded) masked.bounded()
      else this.#show(field)
    }
  }

  #settle(field: HTMLInputElement): void {
    const masked = this.#fields.get(field)
    if (!masked) return
    const shown = masked.mask.settle(field.value)
    if (shown !== field.value) field.value = shown
    this.#look(field, masked)
    this.#say(field, masked)
  }

  #look(field: HTMLInputElement, masked: Masked): void {
    masked.shown = field.value
    field.setCustomValidity(masked.mask.problem(field.value) ?? '')
  }

  #say(field: HTMLInputElement, masked: Masked): void {
    clearTimeout(masked.pause)
    // In <flx-form>, the form shows the error in its own way.
    this.#note(masked, (!field.closest('flx-form') && masked.mask.problem(field.value)) || '')
  }

  #note(masked: Masked, text: string): void {
    if (masked.announcement === text) return
    masked.announcement = text
    const notes = [...this.#fields].flatMap(([field, { announcement }]) =>
      announcement ? [{ field, text: announcement }] : [],
    )
    this.#notes.show({ notes }).catch((error) => reportError(this.#host, error))
  }

  #showReset(form: EventTarget | null): void {
    for (const [field, masked] of this.#fields) {
      if (field.form !== form) continue
      this.#note(masked, '')
      masked.shown = ''
      this.#show(field)
    }
  }

  #send({ target, formData }: FormDataEvent): void {
    const mine = [...this.#fields].filter(([field]) => field.form === target && field.name && !field.disabled)
    for (const name of new Set(mine.map(([field]) => field.name))) {
      // The values keep their order among those of other fields of this name.
      const left = mine.filter(([field]) => field.name === name)
      const values = formData.getAll(name).map((value) => {
        const index = left.findIndex(([field]) => field.value === value)
        const [found] = index < 0 ? [] : left.splice(index, 1)
        return found ? found[1].mask.send(found[0].value) : value
      })
      const [first, ...others] = values
      if (first === undefined) continue
      formData.set(name, first)
      for (const value of others) formData.append(name, value)
    }
  }
}
