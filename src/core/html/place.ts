import { focusBack, selectorOf, stepsTo } from './focus-back.ts'

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
 * Remembers where the visitor is in a place whose content is about to change.
 * The function that it returns brings focus back when it was lost: to the same control, known by its id, its name or
 * what it does; else to the one that now stands where it stood; else to the place itself. Scroll stays as it was, unless
 * the control that has focus, there or elsewhere, was in view and is no more.
 */
export function keepPlace(target: Element): () => void {
  const active = target.ownerDocument.activeElement
  const inside = active && active !== target && target.contains(active) ? active : null
  const selector = inside ? selectorOf(inside) : undefined
  const steps = inside ? stepsTo(target, inside) : []
  const selection = selectionOf(inside)
  const seen = active && active !== target.ownerDocument.body && isInView(active) ? active : null
  const top = seen?.getBoundingClientRect().top
  const scrolls: [Element, number, number][] = []
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place.scrollTop || place.scrollLeft) scrolls.push([place, place.scrollTop, place.scrollLeft])
  }
  return () => {
    const isLost = inside !== null && !target.contains(target.ownerDocument.activeElement)
    if (isLost) {
      focusBack(target, inside, selector, steps)
      const now = target.ownerDocument.activeElement
      if (selection?.start != null && selectionOf(now)?.start != null) {
        ;(now as HTMLInputElement).setSelectionRange(selection.start, selection.end)
      }
    }
    for (const [place, scrollTop, scrollLeft] of scrolls) {
      const isMoved = place.scrollTop !== scrollTop || place.scrollLeft !== scrollLeft
      if (isMoved) place.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' })
    }
    const now = target.ownerDocument.activeElement
    const isPushed = now === seen && now?.getBoundingClientRect().top !== top
    if (seen && (isLost || isPushed)) now?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
