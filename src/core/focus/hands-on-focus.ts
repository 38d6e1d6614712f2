import { focused } from './focusable.ts'
import { rememberFocus } from './remember-focus.ts'

/**
 * A ref for what may go while it has the focus, such as the button of a line that it removes: the focus goes on to what
 * stands nearest in the element, instead of the top of the page.
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
