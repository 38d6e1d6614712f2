/** Returns the matching control of another row: its remove button, or else the control at the same position. */
function sameControl(control: HTMLElement, row: Element, neighbour: Element): HTMLElement | undefined {
  const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('button, input, select, a[href]')]
  const marked = neighbour.querySelector<HTMLElement>('[data-flx-action="supArt"]')
  return marked ?? controlsOf(neighbour)[controlsOf(row).indexOf(control)] ?? controlsOf(neighbour).at(-1)
}

/**
 * Moves the focus out of a line that is about to be removed, to the same control of the next line or else of the
 * previous one.
 */
export function leaveLine(row: Element | null): void {
  const { activeElement: active } = document
  if (!(active instanceof HTMLElement) || !row?.contains(active)) return
  const neighbours = [row.nextElementSibling, row.previousElementSibling]
  const neighbour = neighbours.find((part) => part?.querySelector('[data-flx-action], button, input'))
  const control = neighbour && sameControl(active, row, neighbour)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
