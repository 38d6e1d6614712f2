import type { CartRequest } from '../api/cart-request.ts'
import type { CartEngine, ChangeHooks } from '../engine/cart-engine.ts'

/** Sends the request of a control. */
export type Ask = (control: HTMLElement, request: CartRequest, hooks: ChangeHooks) => void

/**
 * Marks the control as busy while its request runs. A button sends the same request only once at a time, but a
 * different one, such as a second code, at each press. A field sends its request at each change. The cart itself shows
 * failures.
 */
export function createAsk(engine: CartEngine): Ask {
  /** The requests of each control that have no answer yet. */
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
