import { ofForm } from '../../../core/browser/form.ts'
import { typedText } from '../../../core/french/fold.ts'
import { noteSending } from '../../../core/html/typed-fields.ts'
import { randomKey } from '../../../core/random-key.ts'
import { useEvent } from '../../../core/use-event.ts'
import { fieldsWith, formOf, type ViewAction } from '../../../ui/server-view/view-actions.ts'
import type { CartRequest } from '../cart-api.ts'
import type { CartEngine, ChangeHooks, RemovedLine } from '../cart-engine.ts'
import { createPreparation } from '../checkout/prepare-action.tsx'
import type { CartQuantities } from './cart-quantities.ts'
import { drawnQuantity, lineFields, lineOf, moveFocusOut, quantitySelector, rowOf } from './cart-rows.ts'

/** Empties a form after it was sent, unless the visitor has typed something else meanwhile. */
function emptyForm(form: HTMLFormElement | null, value: string): void {
  if (form && typedText(String(new FormData(form).get('value'))) === value) ofForm(form, 'reset')()
}

/** The actions of the cart's controls, whether the server or React rendered them. */
type CartActions = ReturnType<typeof createCartActions>

export function createCartActions(engine: CartEngine, quantities: CartQuantities) {
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
      ['cle_ajout', randomKey()],
    ]
    return { name: flxName, undo: { action: 'add_item', value: flxArticle, fields } }
  }

  const removeLine = (line: string, control: HTMLElement): void => {
    const row = rowOf(control, line)
    const removed = undoOf(line, row)
    quantities.stopTyping(line)
    const onDone = (): void => {
      moveFocusOut(row)
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

  /** Adds `by` to the wanted quantity, but never goes below 1 (QTY-01). */
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

  /** Sends the quantity that a field contains. */
  const typed = (field: HTMLInputElement): void => {
    const line = lineOf(field)
    setQuantity(line, quantities.read(line, field.value), field)
  }

  /** Performs the action of a control. All actions pass through here. */
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

  /**
   * Sends the quantities that the visitor changed before the code had loaded. A field that has the focus is not sent
   * yet.
   */
  const takeOver = (view: Element): void => {
    for (const field of view.querySelectorAll<HTMLInputElement>(quantitySelector)) {
      if (field.value === field.defaultValue) continue
      if (field === document.activeElement) quantities.type(lineOf(field), field.value)
      else typed(field)
    }
  }

  return { perform, step, typed, takeOver }
}

type Ask = (control: HTMLElement, request: CartRequest, hooks: ChangeHooks) => void

/**
 * Marks the control as busy while its request runs. A button sends the same request only once at a time, but a
 * different one, such as a second code, at each press. A field sends its request at each change. The cart itself shows
 * failures.
 */
function createAsk(engine: CartEngine): Ask {
  /** The requests of each control that have no answer yet. */
  const asked = new WeakMap<HTMLElement, string[]>()
  return (control, request, hooks) => {
    const isField = control.matches('input, select, textarea')
    const { action, value, fields } = request
    const what = JSON.stringify([action, value, [...fields]])
    const waiting = asked.get(control) ?? []
    if (!isField && waiting.includes(what)) return
    asked.set(control, [...waiting, what])
    control.setAttribute('aria-busy', 'true')
    const end = (): void => {
      const left = (asked.get(control) ?? []).filter((each) => each !== what)
      asked.set(control, left)
      if (left.length === 0) control.removeAttribute('aria-busy')
    }
    engine
      .perform(request, hooks)
      .catch(() => {})
      .then(end)
  }
}

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(quantitySelector) ? target : null
}

const arrowSteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Handles typing in a quantity field: nothing is corrected while it has the focus, arrows step, Escape cancels. */
export function useTyping(host: HTMLElement, quantities: CartQuantities, actions: CartActions): void {
  useEvent(host, 'input', (event) => {
    const field = quantityField(event)
    if (field) quantities.type(lineOf(field), field.value)
  })
  useEvent(host, 'keydown', (event) => {
    const field = quantityField(event)
    const line = field && lineOf(field)
    if (!field || !line) return
    const by = arrowSteps[event.key]
    if (event.key === 'Escape') quantities.stopTyping(line)
    if (!by && event.key !== 'Enter') return
    // By default Enter presses the first button of the form, which may be « − ».
    event.preventDefault()
    if (by) actions.step(line, by, field)
    else actions.typed(field)
  })
  // Some browsers step a focused number field on wheel: without the focus, the page scrolls and the order is safe.
  useEvent(host, 'wheel', (event) => quantityField(event)?.blur(), { passive: true })
  // A field of a marked line that has no action of its own sends its value when it changes.
  useEvent(host, 'change', (event) => {
    const field = quantityField(event)
    if (field && field.dataset.flxAction === undefined) actions.typed(field)
  })
}
