import { ofForm } from '../../../core/browser/form.ts'
import { typedText } from '../../../core/french/typed-text.ts'
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

/** Empties a form after it was sent, unless the visitor has typed something else meanwhile. */
function emptyForm(form: HTMLFormElement | null, value: string): void {
  if (form && typedText(String(new FormData(form).get('value'))) === value) ofForm(form, 'reset')()
}

/** The actions of the cart's controls, whether the server or React rendered them. */
export interface CartActions {
  /** Performs the action of a control. All actions pass through here. */
  perform(asked: ViewAction): void
  /** Adds `by` to the wanted quantity, but never goes below 1 (QTY-01). */
  step(line: string, by: number, control: HTMLElement): void
  /** Sends the quantity that a field contains. */
  typed(field: HTMLInputElement): void
  /**
   * Sends the quantities that the visitor changed before the code had loaded. A field that has the focus is not sent
   * yet.
   */
  takeOver(view: Element): void
}

export function createCartActions(engine: CartEngine, quantities: CartQuantities): CartActions {
  const ask = createAsk(engine)
  const prepareAction = createPreparation()

  /** Returns the fields of a change of a line: those of its form, without the quantities of other lines (CART-03). */
  const fieldsOfLine = (line: string, control: HTMLElement): [string, string][] => {
    const own: [string, string][] = [...lineFields(control, line), ['idligne', line]]
    // A button's own quantity, such as that of « + » without script, would be applied twice.
    const button = control instanceof HTMLButtonElement ? [control.name] : []
    const names = ['quantite', ...button, ...own.map(([name]) => name)]
    return [...[...fieldsWith(control)].filter(([name]) => !names.includes(name)), ...own]
  }

  /**
   * Returns the request that adds a line again, from the data of its row; null if the row does not identify the
   * article.
   */
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

  /** Returns the typed quantity, from the control itself, the line's field or the form. */
  const typedQuantity = ({ value: line, control, fields }: ViewAction): string => {
    if (control instanceof HTMLSelectElement) return control.value
    if (control instanceof HTMLInputElement && control.type !== 'submit') return control.value
    return quantities.field(line)?.value ?? fields.get('quantite') ?? ''
  }

  /**
   * Handles a plain « + » or « − » button, whose value is computed from the rendered quantity. The difference is
   * applied to the wanted quantity, so that quick clicks add up. At 0 the line is removed, as it is without script.
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
   * Sends the request of a control. The form then counts as submitted: a choice as soon as it is answered, a text once
   * it is accepted. A search keeps what was typed.
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
      // The form was the last thing that its step requires.
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
