import { findAll } from '../../../core/browser/select.ts'
import { markSent } from '../../../core/html/typed-fields.ts'
import { cartTexts as t } from '../cart-messages.ts'
import { lineOf, quantitySelector } from './line-controls.ts'

/** The quantity that the server says. */
function quantityIn(field: HTMLInputElement | undefined): number {
  return Number.parseInt(field?.defaultValue ?? '', 10) || 0
}

/**
 * The quantities as the visitor wants them, laid over the view: a wanted quantity stays
 * shown until the answer that knows it, a half-typed one until it is left.
 */
export class CartQuantities {
  #root: HTMLElement
  #fields = new Map<string, HTMLInputElement>()
  #wanted = new Map<string, number>()
  #settled = new Set<string>()
  #typing = new Map<string, string>()
  #notes = new Map<string, string>()
  /** Lines over which something else is to be laid than at the last painting. */
  #changed = new Set<string>()
  /** The quantity that a field was last painted over. */
  #painted = new WeakMap<HTMLInputElement, string>()
  /** What we last wrote into the place for words of a line. */
  #said = new WeakMap<HTMLElement, string>()

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** The field of a line, known from the last view as long as it is there. */
  field(line: string): HTMLInputElement | undefined {
    const known = this.#fields.get(line)
    if (known && lineOf(known) === line && this.#root.contains(known)) return known
    this.#readFields()
    return this.#fields.get(line)
  }

  /** What the visitor wants of a line: what was last asked for, or else what the server says. */
  wanted(line: string): number {
    return this.#wanted.get(line) ?? quantityIn(this.field(line))
  }

  /** Whether something else than what the server says is wanted of a line. */
  isWanted(line: string): boolean {
    return this.#wanted.has(line)
  }

  /** Reads a quantity as typed (QTY-01: an invalid one becomes the step), within what can be ordered. */
  read(line: string, text: string): number {
    const digits = text.replace(/\s/g, '')
    const quantity = /^\d+$/.test(digits) ? Math.min(Number(digits), 999_999) : 1
    return this.limit(line, quantity)
  }

  /** Keeps a quantity within the stock, and says so beside the line. */
  limit(line: string, quantity: number): number {
    const field = this.field(line)
    const max = Number.parseInt(field?.dataset.flxMax ?? field?.max ?? '', 10)
    const beyond = quantity > max
    // Enter changes the field and sends its form: what is asked for again keeps what the first time said.
    if (beyond || quantity !== this.wanted(line)) this.note(line, beyond ? t('stock-limit', { max }) : '')
    this.#paintLine(line)
    return beyond ? max : quantity
  }

  want(line: string, quantity: number): void {
    this.#typing.delete(line)
    this.#settled.delete(line)
    this.#wanted.set(line, quantity)
    this.#paintLine(line)
  }

  /**
   * The answer that knows the wanted quantity has come: once it is rendered, what the server says is shown again. A
   * refusal is the view's to say: a note that the quantity was limited is put away.
   */
  settle(line: string, isRefused: boolean): void {
    this.#settled.add(line)
    if (isRefused) this.note(line, '')
  }

  /**
   * A view was rendered.
   *
   * @param lines - How many lines React rendered, which left what had not changed as it was painted.
   */
  afterRender(lines?: number): void {
    for (const line of this.#settled) {
      this.#wanted.delete(line)
      this.#changed.add(line)
    }
    this.#settled.clear()
    const fields = [...this.#fields.values()]
    if (fields.length !== lines || !fields.every((field) => field.isConnected)) this.#readFields()
    if (lines === undefined) this.#paint()
    else this.#paintChanged()
    this.#changed.clear()
  }

  type(line: string, text: string): void {
    this.#typing.set(line, text)
  }

  stopTyping(line: string): void {
    this.#typing.delete(line)
    this.#paintLine(line)
  }

  /** Says something beside a line; nothing when the text is empty. */
  note(line: string, text: string): void {
    if (text) this.#notes.set(line, text)
    else this.#notes.delete(line)
    this.#changed.add(line)
  }

  noteOf(line: string): string {
    return this.#notes.get(line) ?? ''
  }

  /** Lays the quantities and the notes over the whole view, in one pass: a cart may be long. */
  #paint(): void {
    for (const [line, field] of this.#fields) this.#paintField(line, field)
    for (const step of this.#root.querySelectorAll<HTMLElement>('[data-flx-step]')) this.#paintStep(step)
    for (const note of this.#root.querySelectorAll<HTMLElement>('[data-flx-note]')) this.#paintNote(note)
  }

  #paintChanged(): void {
    for (const [line, field] of this.#fields) {
      if (this.#changed.has(line) || this.#painted.get(field) !== field.defaultValue) this.#paintLine(line)
    }
  }

  #paintLine(line: string): void {
    const field = this.field(line)
    if (field) this.#paintField(line, field)
    const name = CSS.escape(line)
    for (const step of this.#of(field, `[data-flx-step][data-flx-value="${name}"]`)) this.#paintStep(step)
    for (const note of this.#of(field, `[data-flx-note="${name}"]`)) this.#paintNote(note)
  }

  /** What belongs to a line is in its row; of a view that is made otherwise, anywhere. */
  #of(field: HTMLInputElement | undefined, selector: string): Iterable<HTMLElement> {
    const row = field?.closest('[data-flx-line]')
    const inRow = row ? findAll(selector, row) : []
    return inRow.length ? inRow : findAll(selector, this.#root)
  }

  #paintField(line: string, field: HTMLInputElement): void {
    const typed = this.#typing.get(line)
    const shown = typed ?? this.#wanted.get(line)?.toString() ?? field.defaultValue
    if (field.value !== shown) field.value = shown
    if (typed === undefined) markSent(field)
    this.#painted.set(field, field.defaultValue)
    field.closest('[data-flx-line]')?.toggleAttribute('data-flx-pending', this.#wanted.has(line))
  }

  #paintStep(step: HTMLElement): void {
    const { flxStep } = step.dataset
    const line = lineOf(step)
    const field = this.#fields.get(line)
    if (!field) return
    const quantity = this.#wanted.get(line) ?? quantityIn(field)
    const isOff = Number(flxStep) < 0 ? quantity <= 1 : quantity >= Number.parseInt(field.dataset.flxMax ?? '', 10)
    if (!isOff) step.removeAttribute('aria-disabled')
    else if (step.ariaDisabled !== 'true') step.ariaDisabled = 'true'
  }

  /** What the server wrote there stays until there is something of ours to say. */
  #paintNote(note: HTMLElement): void {
    const text = this.noteOf(note.dataset.flxNote ?? '')
    if (!text && note.textContent !== this.#said.get(note)) return
    this.#said.set(note, text)
    if (note.textContent !== text) note.textContent = text
  }

  #readFields(): void {
    this.#fields.clear()
    for (const field of this.#root.querySelectorAll<HTMLInputElement>(quantitySelector)) {
      const line = lineOf(field)
      if (!this.#fields.has(line)) this.#fields.set(line, field)
    }
  }
}
