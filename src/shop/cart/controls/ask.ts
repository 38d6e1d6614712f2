import type { CartRequest } from '../api/cart-request.ts'
import type { CartEngine, ChangeHooks } from '../engine/cart-engine.ts'

/** Asks for what a control says. */
export type Ask = (control: HTMLElement, request: CartRequest, hooks: ChangeHooks) => void

/**
 * Shows the wait on what was pressed. A button asks the same once, and something else, such as a second code, as often as
 * it is pressed; a field as often as it changes. A failure is shown by the cart itself.
 */
export function createAsk(engine: CartEngine): Ask {
  /** What each control has asked for and was not answered yet. */
  const asked = new WeakMap<HTMLElement, string[]>()
  return (control, request, hooks) => {
    const isField = control.matches('input, select, textarea')
    const { action, value, fields } = request
    const what = JSON.stringify([action, value, [...fields]])
    const waiting = asked.get(control) ?? []
    if (!isField && waiting.includes(what)) return
    asked.set(control, [...waiting, what])
    control.setAttribute('aria-busy', 'true')
    const end = (): void => {
      const left = (asked.get(control) ?? []).filter((each) => each !== what)
      asked.set(control, left)
      if (left.length === 0) control.removeAttribute('aria-busy')
    }
    engine
      .perform(request, hooks)
      .catch(() => {})
      .then(end)
  }
}
