import { useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../core/browser/media.ts'
import { useEvent } from '../../../core/use-event.ts'
import { cartSteps, loadedStep, stepInAddress, writeStep } from '../../../domain/cart/cart-step.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import type { Answered, CartEngine, CartState } from '../cart-engine.ts'
import { focusAfterAnswer } from './focus-after-answer.ts'
import { orderLabel, reportUnclearLabel } from './order-label.ts'
import { choosePoint } from './points-of-sale-popup.ts'
import { useStepFields } from './use-step-fields.ts'

/**
 * Resets the radio buttons to the server's choice once the cart was answered, unless a choice is still being sent or is
 * kept to be sent again.
 */
function resetChoices(host: HTMLElement, { busy, kept }: CartState): void {
  if (busy || kept) return
  for (const choice of host.querySelectorAll<HTMLInputElement>('input[type="radio"][data-flx-action]')) {
    if (choice.checked !== choice.defaultChecked) choice.checked = choice.defaultChecked
  }
}

/** Chooses the city at once if a postal code has only one (RELAY-01). */
function takeOnlyCity(host: HTMLElement): void {
  const cities = host.querySelectorAll<HTMLElement>('[data-flx-action="refreshRelais"]')
  if (cities.length === 1) cities[0]?.click()
}

/** Unfolds the list of points of sale if the dialog cannot open. */
function unfoldPoints(host: HTMLElement): void {
  host.querySelector('[data-flx-points]')?.closest('details')?.setAttribute('open', '')
}

/**
 * Runs the steps of the order, whether the server or React rendered them: choices, animation, address, fields, focus
 * after an answer, and the text of the order button. A cart without steps is left alone.
 *
 * @returns a function to call after each render of the cart, with the answer that is shown for the first time; null if
 * there is none.
 */
export function useSteps(
  host: HTMLElement,
  engine: CartEngine,
  perform: (action: ViewAction) => void,
): (answered: Answered | null) => void {
  const [isStarted, setStarted] = useState(false)
  const checkAddress = useStepAddress(host, engine, isStarted)
  useStepFields(host, perform, isStarted)
  const place = useRef<number>(undefined)
  const reportedLabel = useRef('')

  const checkLabel = (): void => {
    const label = orderLabel(host)
    if (label !== reportedLabel.current) reportUnclearLabel(host, label)
    reportedLabel.current = label || reportedLabel.current
  }

  const follow = (answered: Answered): void => {
    const { action, refused, ordered } = answered
    // Resets the address, so that a reload after the order does not ask for a step.
    if (ordered) writeStep('panier', 'replaceState')
    focusAfterAnswer(host, answered)
    if (action === 'searchVille' && !refused) takeOnlyCity(host)
    if (action === 'getpointsdevente' && !refused) choosePoint(host, perform).catch(() => unfoldPoints(host))
  }

  return (answered) => {
    const view = host.querySelector('[data-flx-view]')
    const now = placeOf(drawnStep(host))
    const before = place.current ?? now
    if (view || isStarted) place.current = now
    if (!isStarted && !view?.hasAttribute('data-flx-stage')) return
    setStarted(true)
    resetChoices(host, engine.now)
    checkLabel()
    slideStepIn(host, before, now)
    checkAddress()
    if (answered) follow(answered)
  }
}

/** Duration in milliseconds of a step's animation: short, so that nobody has to wait. */
const duration = 200

/** Distance that a step moves. It is less than the page margin on a phone, so nothing overflows the edge. */
const distance = '0.75rem'

/**
 * Animates a new step into view: from the right when the visitor goes forward, from the left when they go back. The
 * list of steps stays still, and nothing moves if the visitor prefers reduced motion.
 *
 * @param before - Index of the step that was shown before.
 * @param now - Index of the step that is shown now.
 */
function slideStepIn(host: HTMLElement, before: number, now: number): void {
  if (now === before || prefersReducedMotion()) return
  const from = { opacity: 0, translate: now > before ? distance : `-${distance}` }
  for (const part of host.querySelectorAll('[data-flx-view] > :not(nav)')) {
    part.animate([from, {}], { duration, easing: 'ease-out' })
  }
}

/**
 * Returns the step that is shown, by its name in the address; undefined if an order has replaced the cart. Servers that
 * do not name the first step show it without a name.
 */
function drawnStep(host: HTMLElement): string | undefined {
  const view = host.querySelector<HTMLElement>('[data-flx-view]:not([data-flx-order])')
  if (!view) return undefined
  const { flxStage = 'cart' } = view.dataset
  return cartSteps.find(({ step }) => step === flxStage)?.wire
}

/** Returns the index of a step; a placed order comes after all of them. */
function placeOf(step: string | undefined): number {
  return step ? cartSteps.findIndex(({ wire }) => wire === step) : cartSteps.length
}

/**
 * Keeps the step that is shown and the page's address in sync. Back and Forward change the step. Closing an overlay
 * with Back leaves the address as it was and sends nothing; a placed order stays on the screen.
 *
 * @param isStarted - True once a step has been rendered.
 * @returns a function that writes the shown step into the address.
 */
function useStepAddress(host: HTMLElement, engine: CartEngine, isStarted: boolean): () => void {
  const last = useRef('')

  const goToStep = (value: string): void => {
    engine.perform({ action: 'chgEtape', value, fields: [] }).catch(() => {})
  }

  // Runs at once: if an answer were rendered first, it would overwrite the new address.
  useEvent(window, 'popstate', () => {
    const value = stepInAddress()
    const drawn = drawnStep(host)
    const isThere = value === last.current || (!engine.now.busy && value === drawn)
    if (!drawn || !isStarted) return
    last.current = value
    if (!isThere) goToStep(value)
  })

  // The server may show another step than the one asked for, because that one is not open yet, or because it remembers
  // the step itself. While a request is running, the shown step may be older than the address.
  return () => {
    const step = drawnStep(host)
    const asked = stepInAddress()
    if (step && step !== asked && !engine.now.busy) {
      // Back was used before the cart had loaded: the page still shows the step of its original address.
      if (!last.current && loadedStep() === step) goToStep(asked)
      else writeStep(step, 'replaceState')
    }
    last.current = stepInAddress()
  }
}
