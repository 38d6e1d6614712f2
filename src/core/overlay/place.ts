import { focused, focusOn, isAvailable, isFocusable, tabbables } from './focusable.ts'

/** Where focus was, so that it can go back there, or as near as what is left of the page allows. */
export interface Place {
  /** The element that had focus. */
  readonly element: Element | null
  /** Moves focus back; does nothing where nothing had focus. */
  restore(): void
}

interface Step {
  parent: Element
  index: number
  next: Element | null
  previous: Element | null
}

function pathOf(element: Element, root: Element): Step[] {
  const steps: Step[] = []
  let node: Element = element
  while (node.parentElement && node !== root) {
    const parent = node.parentElement
    steps.push({
      parent,
      index: [...parent.children].indexOf(node),
      next: node.nextElementSibling,
      previous: node.previousElementSibling,
    })
    node = parent
  }
  return steps
}

function isLike(one: Element, other: Element): boolean {
  return (
    one.localName === other.localName &&
    one.className === other.className &&
    one.getAttribute('data-flx-action') === other.getAttribute('data-flx-action')
  )
}

/** In a neighbour, the same kind of control as the lost one, else its first. */
function controlIn(neighbour: Element | null | undefined, lost: Element): HTMLElement | undefined {
  if (!neighbour?.isConnected) return undefined
  const controls = tabbables(neighbour)
  return controls.find((control) => isLike(control, lost)) ?? controls[0]
}

function nearest(steps: Step[], lost: Element): HTMLElement | undefined {
  for (const { parent, index, next, previous } of steps) {
    if (!parent.isConnected) continue
    const { children } = parent
    for (const neighbour of [next, children[index], previous, children[index - 1]]) {
      const control = controlIn(neighbour, lost)
      if (control) return control
    }
    if (parent === document.body) return undefined
    if (isFocusable(parent)) return parent
    const heading = parent.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
    if (heading?.checkVisibility()) return heading
  }
  return undefined
}

function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main h1, main, [role="main"], h1')
  if (main) focusOn(main)
}

interface PlaceOptions {
  /** The overlay that holds the element: neighbours are looked for in it alone. */
  within?: Element
  /** Where to go when nothing is left `within`. */
  fallback?: Place
}

/**
 * Remembers an element by itself, its id, its neighbours and its ancestors.
 *
 * `restore()` focuses it again or, when it is gone, disabled or hidden: the element that now carries its id, the same
 * kind of control in the next or previous neighbour, the nearest ancestor's first control or heading, the page's main
 * heading. Useful wherever a control removes itself from the page, also without overlay.
 *
 * @param element - What to come back to; the focused element by default.
 */
export function rememberPlace(element: Element | null = focused(), { within, fallback }: PlaceOptions = {}): Place {
  const id = element?.id ?? ''
  const steps = element ? pathOf(element, within ?? document.body) : []

  const find = (lost: Element): HTMLElement | undefined => {
    if (isAvailable(lost)) return lost
    const renewed = id ? document.getElementById(id) : null
    return isFocusable(renewed) ? renewed : nearest(steps, lost)
  }

  return {
    element,
    restore() {
      const target = element ? find(element) : undefined
      if (target) focusOn(target)
      else if (fallback) fallback.restore()
      else if (element) focusPage()
    },
  }
}
