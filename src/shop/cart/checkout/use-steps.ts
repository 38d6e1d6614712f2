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

/** Where a dialog of the shops cannot come, the list unfolds in its place. */
function unfoldPoints(host: HTMLElement): void {
  host.querySelector('[data-flx-points]')?.closest('details')?.setAttribute('open', '')
}

/**
 * Brings the steps of the order to life, whoever drew them: choices, how a step comes in, the address, what its fields do,
 * the focus after an answer, the words of the order button. A cart without steps is left alone.
 *
 * @returns what is due after each drawing of the cart, with what was answered and is drawn for the first time; null where
 * nothing was.
 */
export function useSteps(
  host: HTMLElement,
  engine: CartEngine,
  perform: (action: ViewAction) => void,
): (answered: Answered | null) => void {
  const [isUnderWay, setUnderWay] = useState(false)
  const checkAddress = useStepAddress(host, engine, isUnderWay)
  useStepFields(host, perform, isUnderWay)
  /** Where the step that was drawn last lies on the way. */
  const place = useRef<number>(undefined)
  const reportedLabel = useRef('')

  const checkLabel = (): void => {
    const label = orderLabel(host)
    if (label !== reportedLabel.current) reportUnclearLabel(host, label)
    reportedLabel.current = label || reportedLabel.current
  }

  const follow = (answered: Answered): void => {
    const { action, refused, ordered } = answered
    // A reload of an order is no step of it.
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
