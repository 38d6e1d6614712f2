import { ofForm } from '../../../core/browser/form.ts'
import { noteSending } from '../../../core/html/typed-fields.ts'
import { newAdditionKey } from '../../../domain/cart/addition-key.ts'
import { fieldsWith, formOf, type ViewAction } from '../../../ui/server-view/view-actions.ts'
import { createPreparation } from '../checkout/prepare-action.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { RemovedLine } from '../engine/cart-state.ts'
import { createAsk } from './ask.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { leaveLine } from './leave-line.ts'
import { drawnQuantity, lineFields, lineOf, quantitySelector, rowOf } from './line-controls.ts'

/** Empties a form that was sent, unless something else was typed into it meanwhile. */
function emptyForm(form: HTMLFormElement | null, value: string): void {
  if (form && new FormData(form).get('value') === value) ofForm(form, 'reset')()
}

/** What the controls of a cart do, whoever drew them. */
export interface CartActions {
  /** Does what a control of the view asks for: the one path of all actions. */
  perform(asked: ViewAction): void
  /** One step more or less than what is wanted; never down to nothing (QTY-01). */
  step(line: string, by: number, control: HTMLElement): void
  /** Asks for the quantity that a field holds. */
  typed(field: HTMLInputElement): void
  /** Sends what the visitor changed in a view before the code was there; what is being typed stays. */
  takeOver(view: Element): void
}

export function createCartActions(engine: CartEngine, quantities: CartQuantities): CartActions {
  const ask = createAsk(engine)
  const prepareAction = createPreparation()

  /** What goes with a change of a line: the fields of its form, but for the quantities of other lines (CART-03). */
  const fieldsOfLine = (line: string, control: HTMLElement): [string, string][] => {
    const own: [string, string][] = [...lineFields(control, line), ['idligne', line]]
    // What a button says without script, such as « plus », would be done twice.
    const button = control instanceof HTMLButtonElement ? [control.name] : []
    const names = ['quantite', ...button, ...own.map(([name]) => name)]
    return [...[...fieldsWith(control)].filter(([name]) => !names.includes(name)), ...own]
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
      ['cle_ajout', newAdditionKey()],
    ]
    return { name: flxName, undo: { action: 'add_item', value: flxArticle, fields } }
  }

  const removeLine = (line: string, control: HTMLElement): void => {
    const row = rowOf(control, line)
    const removed = undoOf(line, row)
    quantities.stopTyping(line)
    const onDone = (): void => {
      leaveLine(row)
      engine.offerUndo(removed)
    }
    ask(control, { action: 'supArt', value: line, fields: fieldsOfLine(line, control) }, { onDone })
  }

  const setQuantity = (line: string, quantity: number, control: HTMLElement): void => {
    if (quantity <= 0) {
      removeLine(line, control)
    } else if (quantity === quantities.wanted(line)) {
      quantities.stopTyping(line)
    } else {
      quantities.want(line, quantity)
      const fields = [...fieldsOfLine(line, control), ['quantite', String(quantity)] as const]
      engine.perform({ action: 'modifQte', value: line, fields }).catch(() => {})
    }
  }

  const step = (line: string, by: number, control: HTMLElement): void => {
    const from = quantities.wanted(line) || drawnQuantity(control, line)
    const next = quantities.limit(line, from + by)
    if (next >= 1) setQuantity(line, next, control)
  }

  /** The quantity that was typed: in the control itself, in the line's field, or in the form. */
  const typedQuantity = ({ value: line, control, fields }: ViewAction): string => {
    if (control instanceof HTMLSelectElement) return control.value
    if (control instanceof HTMLInputElement && control.type !== 'submit') return control.value
    return quantities.field(line)?.value ?? fields.get('quantite') ?? ''
  }

  /**
   * A plain « + » or « − » sends the quantity that follows from the one that was drawn. It counts from what is wanted by
   * now, as quick clicks do; down to 0 it takes the line out, as it does without script.
   */
  const plainStep = (line: string, button: HTMLButtonElement): void => {
    const sent = Number.parseInt(button.value, 10)
    if (Number.isNaN(sent)) return
    const field = quantities.field(line)
    const drawn = field ? Number.parseInt(field.defaultValue, 10) || 0 : drawnQuantity(button, line)
    const from = quantities.isWanted(line) ? quantities.wanted(line) : drawn
    const next = drawn > 0 ? from + sent - drawn : sent
    setQuantity(line, next > 0 ? quantities.limit(line, next) : next, button)
  }

  /**
   * Sends what a control says. It counts as sent, a choice as soon as it is answered, a text once it is taken; what is
   * searched for stays as it was typed.
   */
  const send = ({ action, value, fields, control }: ViewAction): void => {
    const form = formOf(control)
    const isChoice = control.matches('[type="radio"], [type="checkbox"], select')
    const isSearch = form?.querySelector('[data-flx-search]')
    const confirm = noteSending(form ?? control.parentElement ?? control)
    const next = fields.get('suite')
    const onDone = (): void => {
      if (isSearch) return
      confirm()
      // What was sent is the last thing that its step asks for.
      if (next) engine.perform({ action: 'chgEtape', value: next, fields: [] }).catch(() => {})
      if (control.dataset.flxValue === undefined) emptyForm(form, value)
    }
    ask(control, { action, value, fields: [...fields] }, isChoice ? { onAnswer: confirm } : { onDone })
  }

  const typed = (field: HTMLInputElement): void => {
    const line = lineOf(field)
    setQuantity(line, quantities.read(line, field.value), field)
  }

  const perform = (given: ViewAction): void => {
    const { action, control } = given
    const isOfLine = action === 'modifQte' || action === 'supArt'
    const value = given.value || (isOfLine ? given.fields.get('idligne') || lineOf(control) : '')
    const asked = { ...given, value }
    const by = Number(control.dataset.flxStep)
    if (action === 'modifQte' && by) {
      step(value, by, control)
    } else if (action === 'modifQte' && control instanceof HTMLButtonElement && control.name === 'quantite') {
      plainStep(value, control)
    } else if (action === 'modifQte') {
      setQuantity(value, quantities.read(value, typedQuantity(asked)), control)
    } else if (control.getAttribute('aria-disabled') === 'true') {
      return
    } else if (action === 'supArt') {
      removeLine(value, control)
    } else {
      prepareAction(asked, send)
    }
  }

  const takeOver = (view: Element): void => {
    for (const field of view.querySelectorAll<HTMLInputElement>(quantitySelector)) {
      if (field.value === field.defaultValue) continue
      if (field === document.activeElement) quantities.type(lineOf(field), field.value)
      else typed(field)
    }
  }

  return { perform, step, typed, takeOver }
}
