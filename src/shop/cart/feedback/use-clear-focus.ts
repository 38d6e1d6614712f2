import { type RefObject, useLayoutEffect } from 'react'

const height = '--flx-cart-feedback-height'

/**
 * What stands at the bottom of the view covers no control that has the focus: the page scrolls from under it, and what is
 * reached by keyboard stops above it.
 */
export function useClearFocus(cart: HTMLElement, feedback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = feedback.current
    if (!node) return
    const keepClear = (): void => {
      const { offsetHeight } = node
      cart.style.setProperty(height, `${offsetHeight}px`)
      const { activeElement: active } = document
      if (offsetHeight > 1 && active && cart.contains(active) && !node.contains(active)) {
        active.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    const sizes = new ResizeObserver(keepClear)
    sizes.observe(node)
    return () => {
      sizes.disconnect()
      cart.style.removeProperty(height)
      if (!cart.getAttribute('style')) cart.removeAttribute('style')
    }
  }, [cart, feedback])
}
