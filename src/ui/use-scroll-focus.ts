import { type RefObject, useEffect } from 'react'
import { tabbables } from '../core/focus/focusable.ts'

/** Makes a scrolling box without controls focusable while its content overflows, so that the keyboard can scroll it. */
export function useScrollFocus(box: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = box.current
    if (!active || !element) return
    const update = (): void => {
      const overflows = element.scrollHeight > element.clientHeight + 1
      const needed = overflows && tabbables(element).every((inner) => inner === element)
      if (needed) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [box, active])
}
