import { useEvent } from '../../../core/use-event.ts'
import type { CartActions } from './cart-actions.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { lineOf, quantitySelector } from './line-controls.ts'

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(quantitySelector) ? target : null
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

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
    const by = steps[event.key]
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
