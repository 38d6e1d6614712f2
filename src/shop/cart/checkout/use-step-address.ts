import { useRef } from 'react'
import { useEvent } from '../../../core/use-event.ts'
import { loadedStep, stepInAddress, writeStep } from '../../../domain/cart/cart-step.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import { drawnStep } from './drawn-step.ts'

/**
 * Keeps the step that is drawn and the address of the page together. Back and Forward lead from step to step: the cart
 * goes where the address is. Going back from an overlay leaves the address as it was, and asks for nothing; an order that
 * was placed stays on the screen.
 *
 * @param isUnderWay - A step has been drawn.
 * @returns has the address say what is drawn.
 */
export function useStepAddress(host: HTMLElement, engine: CartEngine, isUnderWay: boolean): () => void {
  /** The step that the address said last. */
  const last = useRef('')

  const goToStep = (value: string): void => {
    engine.perform({ action: 'chgEtape', value, fields: [] }).catch(() => {})
  }

  // At once: an answer that is drawn meanwhile would take the address of before for its own.
  useEvent(window, 'popstate', () => {
    const value = stepInAddress()
    const drawn = drawnStep(host)
    const isThere = value === last.current || (!engine.now.busy && value === drawn)
    if (!drawn || !isUnderWay) return
    last.current = value
    if (!isThere) goToStep(value)
  })

  // A step that is not open gave way to another, or the server keeps the step itself. While an answer is on its way, what
  // is drawn may be behind the address.
  return () => {
    const step = drawnStep(host)
    const asked = stepInAddress()
    if (step && step !== asked && !engine.now.busy) {
      // Back came before the cart was awake: the page still shows the step at which it was loaded.
      if (!last.current && loadedStep() === step) goToStep(asked)
      else writeStep(step, 'replaceState')
    }
    last.current = stepInAddress()
  }
}
