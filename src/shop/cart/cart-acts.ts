import { noteSending } from '../../core/html/typed-fields.ts'
import type { Act } from '../../ui/server-view/actions.ts'
import { type CartRequest, checkoutCode } from './cart-api.ts'
import type { CartEngine, Landing, RemovedLine } from './cart-engine.ts'

/** Shows the wait on what was pressed: a button asks once, a field as often as it changes. A failure is shown by the cart itself. */
export function ask(engine: CartEngine, control: HTMLElement, request: CartRequest, landing: Landing): void {
  const isChosen = control.matches('input, select, textarea')
  if (!isChosen && control.getAttribute('aria-busy') === 'true') return
  control.setAttribute('aria-busy', 'true')
  engine
    .perform(request, landing)
    .catch(() => {})
    .then(() => control.removeAttribute('aria-busy'))
}

/** What adds a line again, read from what is drawn; null when the view does not say which article it is. */
function undoOf(engine: CartEngine, line: string, row: Element | null): RemovedLine | null {
  if (!(row instanceof HTMLElement)) return null
  const { flxArticle = '', flxReference = '', flxName = '' } = row.dataset
  if (!flxArticle && !flxReference) return null
  const fields: [string, string][] = [
    ['idarticle', flxArticle],
    ['idreference', flxReference],
    ['quantite', String(engine.quantities.wanted(line) || 1)],
  ]
  return { name: flxName, undo: { action: 'add_item', value: flxArticle, fields } }
}

/** Focus in a line that is about to go passes to the same control of the next line, or else of the one before. */
function leaveLine(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const control = neighbour?.querySelector<HTMLElement>('[data-flx-action="supArt"]')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function removeLine(engine: CartEngine, line: string, control: HTMLElement): void {
  const row = control.closest('[data-flx-line]')
  const removed = undoOf(engine, line, row)
  engine.quantities.stopTyping(line)
  const done = (): void => {
    leaveLine(row)
    engine.offerUndo(removed)
  }
  ask(engine, control, { action: 'supArt', value: line, fields: [['idligne', line]] }, { done })
}

function setQuantity(engine: CartEngine, line: string, quantity: number, control: HTMLElement): void {
  if (quantity <= 0) {
    removeLine(engine, line, control)
  } else if (quantity === engine.quantities.wanted(line)) {
    engine.quantities.stopTyping(line)
  } else {
    engine.quantities.want(line, quantity)
    const fields: [string, string][] = [
      ['idligne', line],
      ['quantite', String(quantity)],
    ]
    engine.perform({ action: 'modifQte', value: line, fields }).catch(() => {})
  }
}

/** One step more or less than what is wanted; never down to nothing (QTY-01). */
export function stepQuantity(engine: CartEngine, line: string, by: number, control: HTMLElement): void {
  const wanted = engine.quantities.wanted(line)
  const next = engine.quantities.limit(line, wanted + by)
  if (next >= 1) setQuantity(engine, line, next, control)
}

/** The quantity that was typed: in the control itself, in the line's field, or in the form. */
function typedQuantity(engine: CartEngine, { value: line, control, fields }: Act): string {
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control.value
  return engine.quantities.field(line)?.value ?? fields.get('quantite') ?? ''
}

/** Empties a form that was sent, unless something else was typed into it meanwhile. */
function emptyForm(form: HTMLFormElement | null, value: string): void {
  if (form && new FormData(form).get('value') === value) form.reset()
}

/**
 * What a control sends, and what then counts as sent: a choice as soon as it is answered, a text once it is taken; what
 * is searched for stays as it was typed.
 */
function askAsDrawn(engine: CartEngine, { action, value, fields, control }: Act): void {
  const form = control.closest('form')
  const isChoice = control.matches('[type="radio"], [type="checkbox"], select')
  const isSearch = form?.querySelector('[data-flx-search]')
  const confirm = noteSending(form ?? control.parentElement ?? control)
  const done = (): void => {
    if (isSearch) return
    confirm()
    if (control.dataset.flxValue === undefined) emptyForm(form, value)
  }
  const landing: Landing = isChoice ? { landed: confirm } : { done }
  ask(engine, control, { action, value, fields: [...fields] }, landing)
}

/** What the steps of the order do before they ask: options to accept, five digits of a postal code. */
const ofCheckout = ['valide_panier', 'searchVille']

/** Does what a control of the view asks for: the one path of all actions, whoever drew the view. */
export function actOnCart(engine: CartEngine, act: Act): void {
  const { action, value, control } = act
  const by = Number(control.dataset.flxStep)
  if (action === 'modifQte' && by) {
    stepQuantity(engine, value, by, control)
  } else if (action === 'modifQte') {
    setQuantity(engine, value, engine.quantities.read(value, typedQuantity(engine, act)), control)
  } else if (control.getAttribute('aria-disabled') === 'true') {
    return
  } else if (action === 'supArt') {
    removeLine(engine, value, control)
  } else if (ofCheckout.includes(action)) {
    const send = (ready: Act): void => askAsDrawn(engine, ready)
    checkoutCode().then(
      ({ prepare }) => prepare(act, send),
      () => send(act),
    )
  } else {
    askAsDrawn(engine, act)
  }
}
