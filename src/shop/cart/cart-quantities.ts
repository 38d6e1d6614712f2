import { markSent } from '../../core/html/typed-fields.ts'
import { cartTexts as t } from './cart-messages.ts'

const fieldSelector = 'input[data-flx-action="modifQte"]'

/**
 * The quantities as the visitor wants them, laid over a view that the server or React drew: a wanted quantity stays
 * shown until the answer that knows it, a half-typed one until it is left.
 */
export class CartQuantities {
  #root: HTMLElement
  #wanted = new Map<string, number>()
  #settled = new Set<string>()
  #typing = new Map<string, string>()
  #notes = new Map<string, string>()

  constructor(root: HTMLElement) {
    this.#root = root
  }

  field(line: string): HTMLInputElement | undefined {
    return this.#fields().find(({ dataset }) => dataset.flxValue === line)
  }

  /** What the visitor wants of a line: what was last asked for, or else what the server says. */
  wanted(line: string): number {
    return this.#wanted.get(line) ?? (Number.parseInt(this.field(line)?.defaultValue ?? '', 10) || 0)
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
    this.note(line, beyond ? t('stock-limit', { max }) : '')
    this.paint()
    return beyond ? max : quantity
  }

  want(line: string, quantity: number): void {
    this.#typing.delete(line)
    this.#settled.delete(line)
    this.#wanted.set(line, quantity)
    this.paint()
  }

  /** The answer that knows the wanted quantity has come: once it is drawn, what the server says is shown again. */
  settle(line: string): void {
    this.#settled.add(line)
  }

  /** An answer was drawn. */
  drawn(): void {
    for (const line of this.#settled) this.#wanted.delete(line)
    this.#settled.clear()
    this.paint()
  }

  type(line: string, text: string): void {
    this.#typing.set(line, text)
  }

  stopTyping(line: string): void {
    this.#typing.delete(line)
    this.paint()
  }

  note(line: string, text: string): void {
    if (text) this.#notes.set(line, text)
    else this.#notes.delete(line)
  }

  noteOf(line: string): string {
    return this.#notes.get(line) ?? ''
  }

  /** Lays the quantities and the notes over what is drawn now. */
  paint(): void {
    for (const field of this.#fields()) {
      const line = field.dataset.flxValue ?? ''
      const typed = this.#typing.get(line)
      const shown = typed ?? this.#wanted.get(line)?.toString() ?? field.defaultValue
      if (field.value !== shown) field.value = shown
      if (typed === undefined) markSent(field)
      this.#paintSteps(line, this.wanted(line))
      const row = field.closest('[data-flx-line]')
      row?.toggleAttribute('data-flx-pending', this.#wanted.has(line))
    }
    for (const note of this.#root.querySelectorAll<HTMLElement>('[data-flx-note]')) {
      const text = this.noteOf(note.dataset.flxNote ?? '')
      if (note.textContent !== text) note.textContent = text
    }
  }

  #paintSteps(line: string, quantity: number): void {
    const max = Number.parseInt(this.field(line)?.dataset.flxMax ?? '', 10)
    const steps = `[data-flx-step][data-flx-value="${CSS.escape(line)}"]`
    for (const step of this.#root.querySelectorAll<HTMLElement>(steps)) {
      const off = Number(step.dataset.flxStep) < 0 ? quantity <= 1 : quantity >= max
      if (off) step.setAttribute('aria-disabled', 'true')
      else step.removeAttribute('aria-disabled')
    }
  }

  #fields(): HTMLInputElement[] {
    return [...this.#root.querySelectorAll<HTMLInputElement>(fieldSelector)]
  }
}
