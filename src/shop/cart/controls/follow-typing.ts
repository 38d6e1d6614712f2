import type { CartActions } from './cart-actions.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { lineOf, quantitySelector } from './line-controls.ts'

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(quantitySelector) ? target : null
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Typing in a quantity field: nothing is corrected before it is left; arrows step, Escape gives up. */
export function followTyping(host: HTMLElement, quantities: CartQuantities, actions: CartActions): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const type = (event: Event): void => {
    const field = quantityField(event)
    if (field) quantities.type(lineOf(field), field.value)
  }
  const press = (event: KeyboardEvent): void => {
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
  }
  /** A field of a marked line that has no hook of its own is left: what was typed is asked for. */
  const leave = (event: Event): void => {
    const field = quantityField(event)
    if (field && field.dataset.flxAction === undefined) actions.typed(field)
  }
  host.addEventListener('input', type, { signal })
  host.addEventListener('change', leave, { signal })
  host.addEventListener('keydown', press, { signal })
  return () => stop.abort()
}
