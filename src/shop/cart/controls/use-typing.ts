import { useEvent } from '../../../core/use-event.ts'
import type { CartActions } from './cart-actions.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { lineOf, quantitySelector } from './line-controls.ts'

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(quantitySelector) ? target : null
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Typing in a quantity field: nothing is corrected before it is left; arrows step, Escape gives up. */
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
    // Of itself Enter presses the first button of the form, which may well be « − ».
    event.preventDefault()
    if (by) actions.step(line, by, field)
    else actions.typed(field)
  })
  // A browser that steps the focused number on the wheel would change the order of who scrolls on: the page scrolls.
  useEvent(host, 'wheel', (event) => quantityField(event)?.blur(), { passive: true })
  // A field of a marked line that has no hook of its own is left: what was typed is asked for.
  useEvent(host, 'change', (event) => {
    const field = quantityField(event)
    if (field && field.dataset.flxAction === undefined) actions.typed(field)
  })
}
