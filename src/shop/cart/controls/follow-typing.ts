import type { CartActions } from './cart-actions.ts'
import type { CartQuantities } from './cart-quantities.ts'

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.flxAction === 'modifQte' ? target : null
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Typing in a quantity field: nothing is corrected before it is left; arrows step, Escape gives up. */
export function followTyping(host: HTMLElement, quantities: CartQuantities, actions: CartActions): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const type = (event: Event): void => {
    const field = quantityField(event)
    if (field) quantities.type(field.dataset.flxValue ?? '', field.value)
  }
  const press = (event: KeyboardEvent): void => {
    const field = quantityField(event)
    const line = field?.dataset.flxValue
    if (!field || line === undefined) return
    const by = steps[event.key]
    if (event.key === 'Escape') quantities.stopTyping(line)
    if (!by) return
    event.preventDefault()
    actions.step(line, by, field)
  }
  host.addEventListener('input', type, { signal })
  host.addEventListener('keydown', press, { signal })
  return () => stop.abort()
}
