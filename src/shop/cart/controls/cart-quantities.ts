import { findAll } from '../../../core/browser/select.ts'
import { markSent } from '../../../core/html/typed-fields.ts'
import { cartTexts as t } from '../cart-messages.ts'
import { lineOf, quantitySelector } from './cart-rows.ts'

function quantityIn(field: HTMLInputElement | undefined): number {
  return Number.parseInt(field?.defaultValue ?? '', 10) || 0
}

/**
 * Shows the quantities that the visitor wants in place of the server's. A wanted quantity stays shown until the answer
 * that contains it; a half-typed one until the field loses the focus.
 */
export class CartQuantities {
  #root: HTMLElement
  #fields = new Map<string, HTMLInputElement>()
  #wanted = new Map<string, number>()
  #settled = new Set<string>()
  #typing = new Map<string, string>()
  #notes = new Map<string, string>()
  /** Lines whose quantity or note has changed since the last painting. */
  #changed = new Set<string>()
  /** The server's quantity of a field when it was last painted. */
  #painted = new WeakMap<HTMLInputElement, string>()
  /** The text that we last wrote into the note of a line. */
  #announced = new WeakMap<HTMLElement, string>()

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** Returns the quantity field of a line. The cached field is used while it is in the page. */
  field(line: string): HTMLInputElement | undefined {
    const known = this.#fields.get(line)
    if (known && lineOf(known) === line && this.#root.contains(known)) return known
    this.#readFields()
    return this.#fields.get(line)
  }

  /** Returns the quantity that was last asked for, or else the server's. */
  wanted(line: string): number {
    return this.#wanted.get(line) ?? quantityIn(this.field(line))
  }

  isWanted(line: string): boolean {
    return this.#wanted.has(line)
  }

  /** Parses a typed quantity (QTY-01: an invalid one becomes 1) and limits it to what can be ordered. */
  read(line: string, text: string): number {
    const digits = text.replace(/\s/g, '')
    const quantity = /^\d+$/.test(digits) ? Math.min(Number(digits), 999_999) : 1
    return this.limit(line, quantity)
  }

  /** Limits a quantity to the stock, with a note beside the line if it is too large. */
  limit(line: string, quantity: number): number {
    const field = this.field(line)
    const max = Number.parseInt(field?.dataset.flxMax ?? field?.max ?? '', 10)
    const beyond = quantity > max
    // Enter triggers a change and a submit. The second must not erase the note of the first.
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
   * Notes that the answer to the wanted quantity has arrived: after the next render, the server's quantity is shown.
   * The view itself shows a refusal, so a note about a limited quantity is removed.
   */
  settle(line: string, isRefused: boolean): void {
    this.#settled.add(line)
    if (isRefused) this.note(line, '')
  }

  /**
   * Updates the quantities after a render.
   *
   * @param lines - Number of lines that React rendered. React has left unchanged lines as they were painted.
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

  note(line: string, text: string): void {
    if (text) this.#notes.set(line, text)
    else this.#notes.delete(line)
    this.#changed.add(line)
  }

  noteOf(line: string): string {
    return this.#notes.get(line) ?? ''
  }

  /** Paints the quantities and notes of the whole view in one pass, because a cart may be long. */
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

  /** Returns the elements of a line that match a selector: in its row, or anywhere in the view if the row has none. */
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

  /** Keeps the server's own text until there is a note of ours. */
  #paintNote(note: HTMLElement): void {
    const text = this.noteOf(note.dataset.flxNote ?? '')
    if (!text && note.textContent !== this.#announced.get(note)) return
    this.#announced.set(note, text)
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
