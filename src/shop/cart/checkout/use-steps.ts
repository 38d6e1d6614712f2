import { useRef, useState } from 'react'
import { writeStep } from '../../../domain/cart/cart-step.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { Answered, CartState } from '../engine/cart-state.ts'
import { drawnStep, placeOf } from './drawn-step.ts'
import { focusAfterAnswer } from './focus-after-answer.ts'
import { orderLabel, reportUnclearLabel } from './order/order-label.ts'
import { choosePoint } from './payment/points-of-sale-popup.ts'
import { slideStepIn } from './step-motion.ts'
import { useStepAddress } from './use-step-address.ts'
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
  const [isUnderWay, setUnderWay] = useState(false)
  const checkAddress = useStepAddress(host, engine, isUnderWay)
  useStepFields(host, perform, isUnderWay)
  /** The index of the step that was shown last. */
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
    if (view || isUnderWay) place.current = now
    if (!isUnderWay && !view?.hasAttribute('data-flx-stage')) return
    setUnderWay(true)
    resetChoices(host, engine.now)
    checkLabel()
    slideStepIn(host, before, now)
    checkAddress()
    if (answered) follow(answered)
  }
}
