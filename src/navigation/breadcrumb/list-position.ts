/** Pixels between an open list and its button, and between it and the window's edge. */
const gap = 4
const edge = 8

/** Puts a list beneath its button, or above it where there is more room, within the window: 360 px are enough. */
export function positionList(list: HTMLElement, button: Element): void {
  const { style } = list
  const { top, bottom, left } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [above, below] = [top - gap - edge, clientHeight - bottom - gap - edge]
  const goesAbove = below < Math.min(list.scrollHeight, 160) && above > below
  style.maxHeight = `${Math.max(0, goesAbove ? above : below)}px`
  // Measured where it has all the room: further on it would be narrower, and grow again as soon as it is put back.
  style.left = '0'
  const { width, height } = list.getBoundingClientRect()
  style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`
  style.top = `${goesAbove ? top - gap - height : bottom + gap}px`
}
