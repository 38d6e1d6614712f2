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
export interface CartActions {
  /** Does what a control of the view asks for: the one path of all actions. */
  perform(asked: ViewAction): void
  /** One step more or less than what is wanted; never down to nothing (QTY-01). */
  step(line: string, by: number, control: HTMLElement): void
  /** Sends what the visitor changed in a view before the code was there; what is being typed stays. */
  takeOver(view: Element): void
}

export function createCartActions(engine: CartEngine, quantities: CartQuantities): CartActions {
  /** Shows the wait on what was pressed: a button asks once, a field as often as it changes. A failure is shown by the cart itself. */
  const ask = (control: HTMLElement, request: CartRequest, hooks: ChangeHooks): void => {
    const isField = control.matches('input, select, textarea')
    if (!isField && control.getAttribute('aria-busy') === 'true') return
    control.setAttribute('aria-busy', 'true')
    engine
      .perform(request, hooks)
      .catch(() => {})
      .then(() => control.removeAttribute('aria-busy'))
  }

  /** What adds a line again, read from its row; null when the view does not say which article it is. */
  const undoOf = (line: string, row: Element | null): RemovedLine | null => {
    if (!(row instanceof HTMLElement)) return null
    const { flxArticle = '', flxReference = '', flxName = '' } = row.dataset
    if (!flxArticle && !flxReference) return null
    const fields: [string, string][] = [
      ['idarticle', flxArticle],
      ['idreference', flxReference],
      ['quantite', String(quantities.wanted(line) || 1)],
    ]
    return { name: flxName, undo: { action: 'add_item', value: flxArticle, fields } }
  }

  const removeLine = (line: string, control: HTMLElement): void => {
    const row = control.closest('[data-flx-line]')
    const removed = undoOf(line, row)
    quantities.stopTyping(line)
    const onDone = (): void => {
      leaveLine(row)
      engine.offerUndo(removed)
    }
    ask(control, { action: 'supArt', value: line, fields: [['idligne', line]] }, { onDone })
  }

  const setQuantity = (line: string, quantity: number, control: HTMLElement): void => {
    if (quantity <= 0) {
      removeLine(line, control)
    } else if (quantity === quantities.wanted(line)) {
      quantities.stopTyping(line)
    } else {
      quantities.want(line, quantity)
      const fields: [string, string][] = [
        ['idligne', line],
        ['quantite', String(quantity)],
      ]
      engine.perform({ action: 'modifQte', value: line, fields }).catch(() => {})
    }
  }

  const step = (line: string, by: number, control: HTMLElement): void => {
    const next = quantities.limit(line, quantities.wanted(line) + by)
    if (next >= 1) setQuantity(line, next, control)
  }

  /** The quantity that was typed: in the control itself, in the line's field, or in the form. */
  const typedQuantity = ({ value: line, control, fields }: ViewAction): string => {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control.value
    return quantities.field(line)?.value ?? fields.get('quantite') ?? ''
  }

  /**
   * Sends what a control says. It counts as sent, a choice as soon as it is answered, a text once it is taken; what is
   * searched for stays as it was typed.
   */
  const send = ({ action, value, fields, control }: ViewAction): void => {
    const form = control.closest('form')
    const isChoice = control.matches('[type="radio"], [type="checkbox"], select')
    const isSearch = form?.querySelector('[data-flx-search]')
    const confirm = noteSending(form ?? control.parentElement ?? control)
    const onDone = (): void => {
      if (isSearch) return
      confirm()
      if (control.dataset.flxValue === undefined) emptyForm(form, value)
    }
    ask(control, { action, value, fields: [...fields] }, isChoice ? { onAnswer: confirm } : { onDone })
  }

  const perform = (asked: ViewAction): void => {
    const { action, value, control } = asked
    const by = Number(control.dataset.flxStep)
    if (action === 'modifQte' && by) {
      step(value, by, control)
    } else if (action === 'modifQte') {
      setQuantity(value, quantities.read(value, typedQuantity(asked)), control)
    } else if (control.getAttribute('aria-disabled') === 'true') {
      return
    } else if (action === 'supArt') {
      removeLine(value, control)
    } else if (ofCheckout.includes(action)) {
      checkoutCode().then(
        ({ prepare }) => prepare(asked, send),
        () => send(asked),
      )
    } else {
      send(asked)
    }
  }

  const takeOver = (view: Element): void => {
    for (const field of view.querySelectorAll<HTMLInputElement>('input[data-flx-action="modifQte"]')) {
      if (field.value === field.defaultValue) continue
      const value = field.dataset.flxValue ?? ''
      if (field === document.activeElement) quantities.type(value, field.value)
      else perform({ action: 'modifQte', value, fields: new URLSearchParams(), control: field })
    }
  }

  return { perform, step, takeOver }
}
