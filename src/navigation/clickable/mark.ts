import { goalOf } from './block.ts'

/** Carried by every block that has been seen (CLICK-04). */
export const markName = 'data-flx-clickable-ready'

/** What the block says is its name, as that of any link; one that says nothing is named by where it leads. */
function saysNothing(block: Element): boolean {
  const named = block.hasAttribute('aria-labelledby') || block.hasAttribute('title')
  return !named && !block.textContent?.trim() && !block.querySelector('img[alt]:not([alt=""])')
}

function setMissing(element: Element, attributes: Record<string, string>): () => void {
  const missing = Object.entries(attributes).filter(([name, value]) => value && !element.hasAttribute(name))
  for (const [name, value] of missing) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of missing) if (element.getAttribute(name) === value) element.removeAttribute(name)
  }
}

/**
 * Marks a block (CLICK-04). One without main link becomes a link itself, reached by Tab and named by its
 * content (CLICK-05). @returns takes it back.
 */
export function markBlock(block: Element): () => void {
  const goal = goalOf(block)
  if (!goal) return () => {}
  const isLink = goal.link !== undefined || block.matches('a, area, button')
  return setMissing(block, {
    [markName]: 'true',
    ...(isLink ? {} : { role: 'link', tabindex: '0', 'aria-label': saysNothing(block) ? goal.address : '' }),
  })
}
