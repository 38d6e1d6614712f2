import { ofForm } from '../../../core/browser/form.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import { stepInAddress, writeStep } from '../../../domain/cart/cart-step.ts'
import choiceCss from '../../../ui/choice.css'
import fieldCss from '../../../ui/field.css'
import { sayInvalid } from '../../../ui/invalid/say-invalid.ts'
import relayCss from '../../../ui/relay/relay.css'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { Answered, CartState } from '../engine/cart-state.ts'
import formsCss from './checkout-forms.css'
import stepsCss from './checkout-steps.css'
import { focusAfterAnswer } from './focus-after-answer.ts'
import { acceptOptions, optionsToAccept } from './order/missing-options.ts'
import { checkOrderLabel } from './order/order-label.ts'
import { moveIn } from './step-motion.ts'

for (const css of [fieldCss, choiceCss, relayCss, stepsCss, formsCss]) adoptStyles(css)

type Perform = (action: ViewAction) => void

const fiveDigits = /^\d{5}$/
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** By its cart: an element that comes back to the page has a new one. */
const performs = new WeakMap<HTMLElement, Perform>()

/**
 * A radio of a cart that was answered shows what the server says, though the visitor chose otherwise; not while a
 * choice is on its way, or kept to be sent again.
 */
function resetChoices(host: HTMLElement, { busy, kept }: CartState): void {
  if (busy || kept) return
  for (const choice of host.querySelectorAll<HTMLInputElement>('input[type="radio"][data-flx-action]')) {
    if (choice.checked !== choice.defaultChecked) choice.checked = choice.defaultChecked
  }
}

/** A postal code of one commune alone needs no choice (RELAY-01). */
function takeOnlyCity(host: HTMLElement): void {
  const cities = host.querySelectorAll<HTMLElement>('[data-flx-action="refreshRelais"]')
  if (cities.length === 1) cities[0]?.click()
}

/** Milliseconds that the browser is given for its own scroll to what gets the focus. */
const ownScroll = 400

/**
 * What is reached by keyboard is clear of what sticks at the bottom (WCAG 2.4.11): an answer that is drawn meanwhile, or a
 * part of the page that comes, cuts the browser's scroll to it short.
 */
function keepFocusClear(host: HTMLElement): void {
  host.addEventListener('keyup', ({ key, target }) => {
    if (key !== 'Tab') return
    setTimeout(() => {
      if (document.activeElement === target)
        (target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }, ownScroll)
  })
}

/** What the fields of the steps do of themselves: the search of a whole postal code, the paste that is refused. */
function followFields(host: HTMLElement): void {
  const search = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLInputElement)) return
    const { flxSearch: action } = target.dataset
    const code = withoutSpaces(target.value)
    if (!action || !fiveDigits.test(code)) return
    performs.get(host)?.({ action, value: code, fields: new URLSearchParams(), control: target })
  }
  sayInvalid(host)
  keepFocusClear(host)
  host.addEventListener('input', ({ target }) => search(target))
  host.addEventListener('paste', (event) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-flx-no-paste]')
    if (!field) return
    event.preventDefault()
    const note = document.getElementById(field.dataset.flxNoPaste ?? '')
    if (note) note.textContent = note.dataset.flxSaid ?? ''
  })
  // Typed before this code was there.
  for (const field of host.querySelectorAll<HTMLInputElement>('input[data-flx-search]')) {
    if (field.value !== field.defaultValue && field.checkVisibility()) search(field)
  }
}

const steps: Record<string, string> = { cart: 'panier', account: 'compte', payment: 'paiement' }

/**
 * The step that is drawn, as the address says it; none where an order has taken the cart's place. Servers that name the
 * steps of the order alone draw the first one without a name.
 */
function drawnStep(host: HTMLElement): string | undefined {
  const view = host.querySelector<HTMLElement>('[data-flx-view]:not([data-flx-order])')
  return view ? steps[view.dataset.flxStage ?? 'cart'] : undefined
}

/** Where a step lies on the way, from 0; an order that was placed is its end. */
function placeOf(step: string | undefined): number {
  const way = Object.values(steps)
  return step ? way.indexOf(step) : way.length
}

/** The step that the address said last, by cart. */
const stepsInAddress = new WeakMap<HTMLElement, string>()

/**
 * Back and Forward lead from step to step: the cart goes where the address is. Going back from an overlay leaves the
 * address as it was, and asks for nothing; an order that was placed stays on the screen.
 */
export function followAddress(host: HTMLElement, engine: CartEngine): void {
  const value = stepInAddress()
  const drawn = drawnStep(host)
  const isThere = value === stepsInAddress.get(host) || (!engine.now.busy && value === drawn)
  if (!drawn || !performs.has(host)) return
  stepsInAddress.set(host, value)
  if (!isThere) engine.perform({ action: 'chgEtape', value, fields: [] }).catch(() => {})
}

/**
 * The address says what is drawn: a step that is not open gave way to another, or the server keeps the step itself. While
 * an answer is on its way, what is drawn may be behind the address.
 */
function checkAddress(host: HTMLElement, engine: CartEngine): void {
  const step = drawnStep(host)
  if (step && step !== stepInAddress() && !engine.now.busy) writeStep(step, 'replaceState')
  stepsInAddress.set(host, stepInAddress())
}

/**
 * After each rendering of a step: choices, how it comes in, the address, focus, what its fields do, the words of the order
 * button.
 *
 * @param answered - What was answered and is drawn for the first time; null where nothing was.
 */
export function updateSteps(host: HTMLElement, engine: CartEngine, perform: Perform, answered: Answered | null): void {
  const isNew = !performs.has(host)
  performs.set(host, perform)
  if (isNew) followFields(host)
  resetChoices(host, engine.now)
  checkOrderLabel(host)
  moveIn(host, placeOf(drawnStep(host)))
  checkAddress(host, engine)
  if (!answered) return
  // A reload of an order is no step of it.
  if (answered.ordered) writeStep('panier', 'replaceState')
  focusAfterAnswer(host, answered)
  if (answered.action === 'searchVille' && !answered.refused) takeOnlyCity(host)
  if (answered.action === 'getpointsdevente' && !answered.refused) {
    import('./payment/points-of-sale-popup.ts').then(
      ({ choosePoint }) => choosePoint(host, perform),
      () => host.querySelector('[data-flx-points]')?.closest('details')?.setAttribute('open', ''),
    )
  }
}

/** Makes an action of the steps ready, then sends it; one that is not complete is not sent. */
export function prepare(asked: ViewAction, send: Perform): void {
  const { action, control } = asked
  if (action === 'searchVille') {
    const value = withoutSpaces(asked.value)
    const form = control.closest('form')
    if (fiveDigits.test(value)) send({ ...asked, value })
    else if (form) ofForm(form, 'reportValidity')()
    return
  }
  const options = action === 'valide_panier' ? optionsToAccept(control) : []
  if (options.length > 0) void acceptOptions(options, asked, send)
  else send(asked)
}
