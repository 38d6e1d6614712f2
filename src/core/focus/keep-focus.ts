import { rememberFocus } from './remember-focus.ts'

function selectionOf(control: Element | null): { start: number | null; end: number | null } | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  return { start: control.selectionStart, end: control.selectionEnd }
}

/** Whether a part of it is in view: it may be on its way there. */
function isInView(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * Remembers where the visitor is in an element whose content is about to change.
 * The function that it returns brings focus back when it was lost (see `rememberFocus`), with the selection of a field;
 * at the last to the element itself. Scroll stays as it was, unless the control that has focus, there or elsewhere, was in
 * view and is no more, or has taken it meanwhile.
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
    // Whoever took the focus meanwhile scrolled to it, from which the scroll that was kept has gone back.
    const isTaken = target.contains(now)
    if (isLost ? seen : now === active ? isPushed : isTaken)
      now?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
