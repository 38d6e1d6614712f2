const notContent = 'script, style, template, link, meta, [data-flx-mount]'

/**
 * The view that the page came with inside an element: what carries `data-flx-view`, or else the children when they
 * hold controls with `data-flx-action`. Several children are put into one node, which becomes the view.
 */
export function findInitialView(host: HTMLElement): HTMLElement | null {
  for (const marked of host.querySelectorAll<HTMLElement>('[data-flx-view]')) {
    if (!marked.closest('[data-flx-mount]')) return marked
  }
  const children = [...host.children].filter((child) => !child.matches(notContent))
  const first = children[0]
  if (!first || !children.some((child) => isControl(child) || child.querySelector('[data-flx-action]'))) return null
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

/** Whether a view is a state to start from, rather than a stand-in until the answer comes. */
export function isState(view: Element): boolean {
  return view.hasAttribute('data-flx-version') || view.querySelector('[data-flx-action]') !== null
}
