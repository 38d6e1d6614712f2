import { findAll } from '../browser/select.ts'
import { focusableSelector, focused, focusOn, isAvailable, isFocusable, tabbables } from './focusable.ts'

/** Where focus was, to restore it there, or as near as the remaining page allows. */
export interface FocusMemory {
  /** The element that had focus. */
  readonly element: Element | null
  /** Restores focus; does nothing if no element had it. */
  restore(): void
}

/** One level between the element and its container. */
interface Level {
  readonly child: Element
  readonly parent: Element
  readonly index: number
  readonly siblings: readonly Element[]
}

function levelsBetween(element: Element, container: Element): Level[] {
  const levels: Level[] = []
  let child = element
  while (child !== container && child.parentElement) {
    const parent = child.parentElement
    const siblings = [...parent.children]
    levels.push({ child, parent, index: siblings.indexOf(child), siblings })
    child = parent
  }
  return levels
}

/**
 * Returns true if the control's `value` changes with use: typed text, or a quantity button whose line is
 * `data-flx-value`.
 */
function isChanging(control: Element): boolean {
  return control.localName === 'input' || control.hasAttribute('data-flx-value')
}

/** Returns a selector by which a control is found again after a new render: its id, or its name, action and address. */
function selectorOf(control: Element): string | undefined {
  if (control.id) return `#${CSS.escape(control.id)}`
  const line = control.closest('[id]')
  const names = ['name', 'value', 'data-flx-action', 'data-flx-value', 'data-flx-step', 'href']
    .filter((name) => control.hasAttribute(name) && !(name === 'value' && isChanging(control)))
    .map((name) => `[${name}="${CSS.escape(control.getAttribute(name) ?? '')}"]`)
  if (!names.length) return undefined
  return `${line ? `#${CSS.escape(line.getAttribute('id') ?? '')} ` : ''}${control.localName}${names.join('')}`
}

/**
 * Finds the same control after a new render. Links of one address must have the same text. Several matches count as
 * none.
 */
function renewed(container: Element, lost: Element, selector: string | undefined): HTMLElement | undefined {
  if (!selector) return undefined
  const found = findAll(selector, container).filter(
    (control) => isFocusable(control) && (lost.localName !== 'a' || control.textContent === lost.textContent),
  )
  return found.length === 1 ? (found[0] as HTMLElement) : undefined
}

function isLike(one: Element, other: Element): boolean {
  return (
    one.localName === other.localName &&
    one.className === other.className &&
    one.getAttribute('data-flx-action') === other.getAttribute('data-flx-action')
  )
}

function controlsIn(element: Element | null | undefined): HTMLElement[] {
  return element?.isConnected ? tabbables(element).filter((control) => !control.closest('[data-flx-above]')) : []
}

/** Finds, in what replaced the lost part, the control at the lost one's position. */
function controlInstead(stand: Element, { child }: Level, lost: Element): HTMLElement | undefined {
  const controls = controlsIn(stand)
  const alike = controls.filter((control) => isLike(control, lost))
  if (alike.length === 1) return alike[0]
  const rank = Math.max(0, [...child.querySelectorAll(focusableSelector)].indexOf(lost))
  return controls[Math.min(rank, controls.length - 1)]
}

/** Finds a control in the first neighbour that has some: of the same kind as the lost one, else the nearest. */
function controlAmong(neighbours: Element[], lost: Element, nearest: 0 | -1): HTMLElement | undefined {
  for (const neighbour of neighbours) {
    const controls = controlsIn(neighbour)
    if (controls.length > 0) return controls.find((control) => isLike(control, lost)) ?? controls.at(nearest)
  }
  return undefined
}

/** Finds the nearest control at one level: in place of the lost part, then after it, then before it. */
function controlAt(level: Level, lost: Element): HTMLElement | undefined {
  const { parent, index, siblings } = level
  const children = [...parent.children]
  const stand = children[index]
  // React's mount replaces the content that came with the page, which stood before it.
  if (stand && (!siblings.includes(stand) || stand.hasAttribute('data-flx-mount'))) {
    return (
      controlInstead(stand, level, lost) ??
      controlAmong(children.slice(index + 1), lost, 0) ??
      controlAmong(children.slice(0, index).reverse(), lost, -1)
    )
  }
  const next = siblings.findIndex((sibling, at) => at > index && sibling.parentElement === parent)
  const after = next < 0 ? children.length : children.indexOf(siblings[next] as Element)
  const before = children.slice(0, after).filter((sibling) => sibling !== level.child)
  return controlAmong(children.slice(after), lost, 0) ?? controlAmong(before.reverse(), lost, -1)
}

function nearest(levels: Level[], lost: Element): HTMLElement | undefined {
  for (const level of levels) {
    const { parent } = level
    if (!parent.isConnected) continue
    const control = controlAt(level, lost)
    if (control) return control
    if (parent === document.body) return undefined
    if (isFocusable(parent)) return parent
    const heading = parent.querySelector('h1, h2, h3, h4, h5, h6')
    if (isAvailable(heading)) return heading
  }
  return undefined
}

function pageStart(): HTMLElement | undefined {
  const main = [...document.querySelectorAll('main h1, main, [role="main"], h1')].find(isAvailable)
  return main ?? controlsIn(document.body)[0]
}

interface FocusMemoryOptions {
  /** Contains the element, an overlay for instance; neighbours are only searched in it. @default the body */
  within?: Element
  /** Where focus was before it entered `within`: it is restored there once that is closed or gone. */
  fallback?: FocusMemory
}

/**
 * Remembers an element, its selector, its neighbours and its ancestors.
 *
 * `restore()` focuses it again or, if it is gone, disabled or hidden: the same control in a new render, found by its
 * id, its name or its action; the nearest neighbour; the nearest ancestor or its heading; the container; the page's
 * main heading. Useful wherever a control removes itself from the page, even without an overlay.
 *
 * @param element - The element to restore focus to; by default the focused one.
 */
export function rememberFocus(
  element: Element | null = focused(),
  { within, fallback }: FocusMemoryOptions = {},
): FocusMemory {
  const container = within ?? document.body
  const selector = element ? selectorOf(element) : undefined
  const levels = element ? levelsBetween(element, container) : []

  const find = (lost: Element): HTMLElement | undefined =>
    isAvailable(lost) ? lost : (renewed(container, lost, selector) ?? nearest(levels, lost))

  return {
    element,
    restore() {
      const target = element ? find(element) : undefined
      if (target) focusOn(target)
      else if (element && within && isAvailable(within)) focusOn(within)
      else if (fallback) fallback.restore()
      else if (element) {
        const start = pageStart()
        if (start) focusOn(start)
      }
    },
  }
}

/**
 * A ref for a node that may be removed while it has focus, such as the button that removes its own line: focus then
 * moves to the nearest control in the element, instead of the top of the page.
 */
export function handsOnFocus(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined
  return () => {
    const active = focused()
    const within = node.closest('[data-flx-mount]')?.parentElement ?? node.parentElement
    if (!active || !within || !node.contains(active)) return
    const memory = rememberFocus(active, { within })
    queueMicrotask(() => {
      if (!active.isConnected && !focused()) memory.restore()
    })
  }
}
