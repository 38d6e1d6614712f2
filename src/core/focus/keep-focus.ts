import { rememberFocus } from './remember-focus.ts'

function selectionOf(control: Element | null): { start: number | null; end: number | null } | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  return { start: control.selectionStart, end: control.selectionEnd }
}

/** Returns true if at least a part of the control is in view. */
function isInView(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * Notes focus and scroll position in an element whose content is about to change. The function that it returns restores
 * focus if it was lost (see `rememberFocus`), with the selection of a field; as a last resort it focuses the element
 * itself. Scroll positions are restored, unless the focused control was in view and no longer is, or has received focus
 * meanwhile: then it is scrolled into view.
 */
export function keepFocusAndScroll(target: Element): () => void {
  const active = target.ownerDocument.activeElement
  const inside = active && active !== target && target.contains(active) ? active : null
  const memory = inside ? rememberFocus(inside, { within: target }) : undefined
  const selection = selectionOf(inside)
  const seen = active && active !== target.ownerDocument.body && isInView(active) ? active : null
  const top = seen?.getBoundingClientRect().top
  const scrolls: [Element, number, number][] = []
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box.scrollTop || box.scrollLeft) scrolls.push([box, box.scrollTop, box.scrollLeft])
  }
  return () => {
    const isLost = inside !== null && !target.contains(target.ownerDocument.activeElement)
    if (isLost) {
      memory?.restore()
      const now = target.ownerDocument.activeElement
      if (selection?.start != null && selectionOf(now)?.start != null) {
        ;(now as HTMLInputElement).setSelectionRange(selection.start, selection.end)
      }
    }
    for (const [box, scrollTop, scrollLeft] of scrolls) {
      const isMoved = box.scrollTop !== scrollTop || box.scrollLeft !== scrollLeft
      if (isMoved) box.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' })
    }
    const now = target.ownerDocument.activeElement
    const isPushed = seen && now?.getBoundingClientRect().top !== top
    // An element focused meanwhile was scrolled into view, which restoring the scroll position has undone.
    const isTaken = target.contains(now)
    if (isLost ? seen : now === active ? isPushed : isTaken)
      now?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
