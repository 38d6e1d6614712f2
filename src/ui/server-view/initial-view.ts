import { mountAround } from '../../core/element/mounts.ts'
import { findHook } from '../../core/html/nodes.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

const hooks = '[data-flx-action], [data-flx-line]'

const notContent = 'script, style, template, link, meta, [data-flx-mount]'

/**
 * Finds the view that came with the page inside an element: the element with `data-flx-view`, or else the children, if
 * they have controls with `data-flx-action` or lines with `data-flx-line`. Several children are wrapped in one node,
 * which becomes the view.
 */
export function findInitialView(host: HTMLElement): HTMLElement | null {
  for (const marked of host.querySelectorAll<HTMLElement>('[data-flx-view]')) {
    if (!mountAround(marked) && !isUntrusted(marked)) return marked
  }
  const children = [...host.children].filter((child) => !child.matches(notContent))
  const first = children[0]
  if (!first || !children.some((child) => !isUntrusted(child) && (isControl(child) || findHook(child, hooks))))
    return null
  if (children.length === 1 && first instanceof HTMLElement && !isControl(first)) return first
  const view = document.createElement('div')
  view.dataset.flxView = ''
  first.before(view)
  view.append(...children)
  return view
}

function isControl(element: Element): boolean {
  return element.hasAttribute('data-flx-action')
}

/** Returns true if a view holds a state to start from, and is not just a placeholder until the answer comes. */
export function isState(view: Element): boolean {
  return view.matches('[data-flx-version], [data-flx-count]') || view.querySelector(hooks) !== null
}
