const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** What a control is called by whoever wrote the HTML: the same in the next answer, when it is still there. */
function selectorOf(control: Element): string | undefined {
  if (control.id) return `#${CSS.escape(control.id)}`
  const line = control.closest('[id]')
  const names = ['name', 'value', 'data-flx-action', 'data-flx-value', 'data-flx-step', 'href']
    .filter((name) => control.hasAttribute(name) && !(name === 'value' && control.localName === 'input'))
    .map((name) => `[${name}="${CSS.escape(control.getAttribute(name) ?? '')}"]`)
  if (!names.length) return undefined
  return `${line ? `#${CSS.escape(line.id)} ` : ''}${control.localName}${names.join('')}`
}

function controlsOf(target: Element): HTMLElement[] {
  return [...target.querySelectorAll<HTMLElement>(focusable)]
}

/** The control that stands at a place, or the next one that can be seen, or else the last one before. */
function controlAt(target: Element, index: number): HTMLElement | undefined {
  const isSeen = (control: HTMLElement): boolean => control.checkVisibility()
  const controls = controlsOf(target)
  return controls.slice(index).find(isSeen) ?? controls.slice(0, index).findLast(isSeen)
}

function focusBack(target: Element, selector: string | undefined, index: number): void {
  const same = selector ? target.ownerDocument.querySelector<HTMLElement>(selector) : null
  const found = same && target.contains(same) ? same : (controlAt(target, index) ?? target)
  if (found === target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}

function selectionOf(control: Element | null): { start: number | null; end: number | null } | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  return { start: control.selectionStart, end: control.selectionEnd }
}

function isInView(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/**
 * Remembers where the visitor is in a place whose content is about to change.
 * The function that it returns brings focus back when it was lost: to the same control, known by its id, its name or
 * what it does; else to the one that now stands where it stood; else to the place itself. Scroll stays as it was, unless
 * the control that has focus was in view and is no more.
 */
export function keepPlace(target: Element): () => void {
  const active = target.ownerDocument.activeElement
  const inside = active && active !== target && target.contains(active) ? active : null
  const selector = inside ? selectorOf(inside) : undefined
  const index = inside ? controlsOf(target).indexOf(inside as HTMLElement) : 0
  const selection = selectionOf(inside)
  const wasInView = inside !== null && isInView(inside)
  const scrolls: [Element, number, number][] = []
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place.scrollTop || place.scrollLeft) scrolls.push([place, place.scrollTop, place.scrollLeft])
  }
  return () => {
    const isLost = inside !== null && !target.contains(target.ownerDocument.activeElement)
    if (isLost) {
      focusBack(target, selector, Math.max(0, index))
      const now = target.ownerDocument.activeElement
      if (selection?.start != null && selectionOf(now)?.start != null) {
        ;(now as HTMLInputElement).setSelectionRange(selection.start, selection.end)
      }
    }
    for (const [place, top, left] of scrolls) {
      if (place.scrollTop !== top) place.scrollTop = top
      if (place.scrollLeft !== left) place.scrollLeft = left
    }
    const now = target.ownerDocument.activeElement
    if (wasInView && now && (isLost || now === inside) && !isInView(now)) now.scrollIntoView({ block: 'nearest' })
  }
}
