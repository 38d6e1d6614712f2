const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** Whether the value of a control is what changes: what is typed, one more than there are where `data-flx-value` is the line. */
function isChanging(control: Element): boolean {
  return control.localName === 'input' || control.hasAttribute('data-flx-value')
}

/** What a control is called by whoever wrote the HTML: the same in the next answer, when it is still there. */
export function selectorOf(control: Element): string | undefined {
  if (control.id) return `#${CSS.escape(control.id)}`
  const line = control.closest('[id]')
  const names = ['name', 'value', 'data-flx-action', 'data-flx-value', 'data-flx-step', 'href']
    .filter((name) => control.hasAttribute(name) && !(name === 'value' && isChanging(control)))
    .map((name) => `[${name}="${CSS.escape(control.getAttribute(name) ?? '')}"]`)
  if (!names.length) return undefined
  return `${line ? `#${CSS.escape(line.id)} ` : ''}${control.localName}${names.join('')}`
}

function controlsOf(target: Element): HTMLElement[] {
  return [...target.querySelectorAll<HTMLElement>(focusable)]
}

/** An element between a control and the place, and where it stands among its siblings. */
export interface Step {
  child: Element
  parent: Element
  index: number
}

/** The way from a control up to a place. */
export function stepsTo(target: Element, control: Element): Step[] {
  const steps: Step[] = []
  let child = control
  while (child !== target && child.parentElement) {
    const parent = child.parentElement
    steps.push({ child, parent, index: [...parent.children].indexOf(child) })
    child = parent
  }
  return steps
}

/**
 * The control that now stands where one stood that is lost: the same one of what took the place of the part that went,
 * or the next one that can be seen, or else the last one.
 */
function controlInstead(target: Element, lost: Element, steps: Step[]): HTMLElement | undefined {
  const gone = steps.find(({ parent }) => target.contains(parent))
  if (!gone) return undefined
  const { child, parent, index } = gone
  const stand = parent.children[index]
  const isNext = (control: Element): boolean =>
    stand ? control === stand || isAfter(stand, control) : isAfter(parent, control) && !parent.contains(control)
  const controls = controlsOf(target).filter((control) => control.checkVisibility())
  const next = controls.findIndex(isNext)
  const inside = controls.filter((control) => stand?.contains(control))
  const among = Math.max(0, controlsOf(child).indexOf(lost as HTMLElement))
  return inside[Math.min(among, inside.length - 1)] ?? controls.at(next)
}

function isAfter(element: Element, other: Element): boolean {
  return Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Links that lead to one address may say different things: the same one says the same. */
function sameControl(target: Element, lost: Element, selector: string): HTMLElement | undefined {
  const found = [...target.querySelectorAll<HTMLElement>(selector)]
  return lost.localName === 'a' ? found.find(({ textContent }) => textContent === lost.textContent) : found[0]
}

/** Focuses the control of this selector, else the one that stands where the lost one stood, else the place. */
export function focusBack(target: Element, lost: Element, selector: string | undefined, steps: Step[]): void {
  const same = selector ? sameControl(target, lost, selector) : undefined
  const found = same ?? controlInstead(target, lost, steps) ?? target
  if (found === target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}
