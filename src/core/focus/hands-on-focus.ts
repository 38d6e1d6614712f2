import { focused } from './focusable.ts'
import { rememberFocus } from './remember-focus.ts'

/**
 * A ref for a node that may be removed while it has focus, such as the button that removes its own line: focus then
 * moves to the nearest control in the element, instead of the top of the page.
 */
export function handsOnFocus(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined
  return () => {
    const active = focused()
    const within = node.closest('[data-flx-mount]')?.parentElement ?? node.parentElement
    if (!active || !within || !node.contains(active)) return
    const memory = rememberFocus(active, { within })
    queueMicrotask(() => {
      if (!active.isConnected && !focused()) memory.restore()
    })
  }
}
