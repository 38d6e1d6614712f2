import { noteSending } from '../../../core/html/typed-fields.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import type { CartRequest } from '../api/cart-request.ts'
import type { CartEngine, ChangeHooks } from '../engine/cart-engine.ts'
import type { RemovedLine } from '../engine/cart-state.ts'
import { checkoutCode } from '../lazy-code.ts'
import type { CartQuantities } from './cart-quantities.ts'

/** Focus in a line that is about to go passes to the same control of the next line, or else of the one before. */
function leaveLine(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const control = neighbour?.querySelector<HTMLElement>('[data-flx-action="supArt"]')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Empties a form that was sent, unless something else was typed into it meanwhile. */
function emptyForm(form: HTMLFormElement | null, value: string): void {
  if (form && new FormData(form).get('value') === value) form.reset()
}

/** What the steps of the order do before they ask: options to accept, five digits of a postal code. */
const ofCheckout = ['valide_panier', 'searchVille']

/** What the controls of a cart do, whoever drew them. */
export class CartActions {
  #engine: CartEngine
  #quantities: CartQuantities

  constructor(engine: CartEngine, quantities: CartQuantities) {
    this.#engine = engine
    this.#quantities = quantities
  }

  /** Does what a control of the view asks for: the one path of all actions. */
  perform(asked: ViewAction): void {
    const { action, value, control } = asked
    const by = Number(control.dataset.flxStep)
    if (action === 'modifQte' && by) {
      this.step(value, by, control)
    } else if (action === 'modifQte') {
      this.#setQuantity(value, this.#quantities.read(value, this.#typedQuantity(asked)), control)
    } else if (control.getAttribute('aria-disabled') === 'true') {
      return
    } else if (action === 'supArt') {
      this.#removeLine(value, control)
    } else if (ofCheckout.includes(action)) {
      const send = (ready: ViewAction): void => this.#send(ready)
      checkoutCode().then(
        ({ prepare }) => prepare(asked, send),
        () => send(asked),
      )
    } else {
      this.#send(asked)
    }
  }

  /** One step more or less than what is wanted; never down to nothing (QTY-01). */
  step(line: string, by: number, control: HTMLElement): void {
    const next = this.#quantities.limit(line, this.#quantities.wanted(line) + by)
    if (next >= 1) this.#setQuantity(line, next, control)
  }

  /** What the visitor changed before the code was there: what is being typed stays, the rest is sent. */
  takeOver(view: Element): void {
    for (const field of view.querySelectorAll<HTMLInputElement>('input[data-flx-action="modifQte"]')) {
      if (field.value === field.defaultValue) continue
      const value = field.dataset.flxValue ?? ''
      if (field === document.activeElement) this.#quantities.type(value, field.value)
      else this.perform({ action: 'modifQte', value, fields: new URLSearchParams(), control: field })
    }
  }

  #setQuantity(line: string, quantity: number, control: HTMLElement): void {
    if (quantity <= 0) {
      this.#removeLine(line, control)
    } else if (quantity === this.#quantities.wanted(line)) {
      this.#quantities.stopTyping(line)
    } else {
      this.#quantities.want(line, quantity)
      const fields: [string, string][] = [
        ['idligne', line],
        ['quantite', String(quantity)],
      ]
      this.#engine.perform({ action: 'modifQte', value: line, fields }).catch(() => {})
    }
  }

  /** The quantity that was typed: in the control itself, in the line's field, or in the form. */
  #typedQuantity({ value: line, control, fields }: ViewAction): string {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control.value
    return this.#quantities.field(line)?.value ?? fields.get('quantite') ?? ''
  }

  #removeLine(line: string, control: HTMLElement): void {
    const row = control.closest('[data-flx-line]')
    const removed = this.#undoOf(line, row)
    this.#quantities.stopTyping(line)
    const onDone = (): void => {
      leaveLine(row)
      this.#engine.offerUndo(removed)
    }
    this.#ask(control, { action: 'supArt', value: line, fields: [['idligne', line]] }, { onDone })
  }

  /** What adds a line again, read from its row; null when the view does not say which article it is. */
  #undoOf(line: string, row: Element | null): RemovedLine | null {
    if (!(row instanceof HTMLElement)) return null
    const { flxArticle = '', flxReference = '', flxName = '' } = row.dataset
    if (!flxArticle && !flxReference) return null
    const fields: [string, string][] = [
      ['idarticle', flxArticle],
      ['idreference', flxReference],
      ['quantite', String(this.#quantities.wanted(line) || 1)],
    ]
    return { name: flxName, undo: { action: 'add_item', value: flxArticle, fields } }
  }

  /**
   * Sends what a control says. It counts as sent, a choice as soon as it is answered, a text once it is taken; what is
   * searched for stays as it was typed.
   */
  #send({ action, value, fields, control }: ViewAction): void {
    const form = control.closest('form')
    const isChoice = control.matches('[type="radio"], [type="checkbox"], select')
    const isSearch = form?.querySelector('[data-flx-search]')
    const confirm = noteSending(form ?? control.parentElement ?? control)
    const onDone = (): void => {
      if (isSearch) return
      confirm()
      if (control.dataset.flxValue === undefined) emptyForm(form, value)
    }
    this.#ask(control, { action, value, fields: [...fields] }, isChoice ? { onAnswer: confirm } : { onDone })
  }

  /** Shows the wait on what was pressed: a button asks once, a field as often as it changes. A failure is shown by the cart itself. */
  #ask(control: HTMLElement, request: CartRequest, hooks: ChangeHooks): void {
    const isField = control.matches('input, select, textarea')
    if (!isField && control.getAttribute('aria-busy') === 'true') return
    control.setAttribute('aria-busy', 'true')
    this.#engine
      .perform(request, hooks)
      .catch(() => {})
      .then(() => control.removeAttribute('aria-busy'))
  }
}
