import { useRef } from 'react'
import { useEvent } from '../../../core/use-event.ts'
import { loadedStep, stepInAddress, writeStep } from '../../../domain/cart/cart-step.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import { drawnStep } from './drawn-step.ts'

/**
 * Keeps the step that is shown and the page's address in sync. Back and Forward change the step. Closing an overlay
 * with Back leaves the address as it was and sends nothing; a placed order stays on the screen.
 *
 * @param isUnderWay - True once a step has been rendered.
 * @returns a function that writes the shown step into the address.
 */
export function useStepAddress(host: HTMLElement, engine: CartEngine, isUnderWay: boolean): () => void {
  /** The last known step of the address. */
  const last = useRef('')

  const goToStep = (value: string): void => {
    engine.perform({ action: 'chgEtape', value, fields: [] }).catch(() => {})
  }

  // Runs at once: if an answer were rendered first, it would overwrite the new address.
  useEvent(window, 'popstate', () => {
    const value = stepInAddress()
    const drawn = drawnStep(host)
    const isThere = value === last.current || (!engine.now.busy && value === drawn)
    if (!drawn || !isUnderWay) return
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
