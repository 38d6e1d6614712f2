import { mountAround } from '../../../core/element/mounts.ts'
import { readCartSummary } from '../../../domain/cart/cart-summary.ts'
import { type Finding, found, inPage, tagOf } from '../finding.ts'

/** Matches the root of the cart's HTML, whose attributes give the totals. */
const cartRoot = '[data-flx-view], [data-flx-version], [data-flx-count]'
/** Matches attributes that make HTML a cart even without a root (decision 23). */
const cartHook = '[data-flx-line], [data-flx-action]'

/** Matches content that makes the HTML inside an element a real cart, rather than a placeholder text. */
const cartContent = 'form, table, input, button, [data-flx-action]'

const lineControls = '[data-flx-action="modifQte"], [data-flx-action="supArt"]'

/** Returns true for elements of the author or the server, false for those that the element itself mounted. */
const isOfPage = (element: Element): boolean => !mountAround(element)

function checkSummary(view: Element): Finding[] {
  const kind = view.getAttribute('data-flx-view')
  if (kind && kind !== 'cart') return []
  const tag = tagOf(view)
  const { missing } = readCartSummary(view)
  const absent = missing.filter((name) => !view.hasAttribute(name))
  const findings: Finding[] = missing
    .filter((name) => view.hasAttribute(name))
    .map((name) => ({ name, value: view.getAttribute(name) ?? '' }))
    .map(({ name, value }) => found('bad-summary', { tag, name, value }, view))
  if (absent.length > 0) {
    findings.push(found('no-summary', { tag, names: absent.join(', ') }, view))
  }
  return findings
}

/** Reports only the first wrong line, as the rows of a cart are usually generated alike. */
function checkLines(root: Element): Finding[] {
  const controls = [...root.querySelectorAll(lineControls)]
  const outside = controls.find((control) => !control.closest('[data-flx-line]'))
  const mute = controls.find((control) => !control.getAttribute('data-flx-value')?.trim())
  const findings: Finding[] = []
  if (outside) findings.push(found('no-line', { tag: tagOf(outside) }, outside))
  if (mute) {
    const action = mute.getAttribute('data-flx-action') ?? ''
    findings.push(found('no-value', { tag: tagOf(mute), action }, mute))
  }
  return findings
}

function checkCart(cart: Element): Finding[] {
  const root = cart.querySelector(cartRoot)
  if (root) return [...checkSummary(root), ...checkLines(root)]
  const hooked = [...cart.querySelectorAll(cartHook)].find(isOfPage)
  if (hooked?.matches('[data-flx-line]')) return [...checkSummary(cart), ...checkLines(cart)]
  const content = [...cart.querySelectorAll(cartContent)].find(isOfPage)
  if (!content) return []
  return [found('no-view', { tag: tagOf(cart) }, cart), ...checkLines(cart)]
}

function checkBadge(badge: Element): Finding[] {
  const hasContent = [...badge.children].some(isOfPage)
  if (!hasContent || [...badge.querySelectorAll('[data-flx-cart-count]')].some(isOfPage)) return []
  return [found('no-count', { tag: tagOf(badge) }, badge)]
}

function hasListener(control: Element): boolean {
  for (let around: Element | null = control; around; around = around.parentElement) {
    if (around.localName.startsWith('flx-')) return true
  }
  return false
}

function checkControls(): Finding[] {
  return inPage('[data-flx-action]')
    .filter((control) => !hasListener(control))
    .map((control) => {
      const action = control.getAttribute('data-flx-action') ?? ''
      return found('no-listener', { tag: tagOf(control), action }, control)
    })
}

/** Finds the attributes that the site's server leaves out of the HTML of its cart (decision 15). */
export function checkHooks(): Finding[] {
  return [...inPage('flx-cart').flatMap(checkCart), ...inPage('flx-cart-badge').flatMap(checkBadge), ...checkControls()]
}
