import { type RefObject, useLayoutEffect } from 'react'

const height = '--flx-cart-feedback-height'

/**
 * Keeps the focused control visible above the messages that stick to the bottom of the viewport: scrolls it into view
 * when their height changes, and sets a custom property that CSS uses as a scroll margin.
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
