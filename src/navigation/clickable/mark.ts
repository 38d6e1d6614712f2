import { goalOf } from './block.ts'

/** Carried by every block that has been seen (CLICK-04). */
export const markName = 'data-flx-clickable-ready'

function nameOf(block: Element, address: string): string {
  const heading = block.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]')?.textContent?.trim()
  if (heading) return heading.replace(/\s+/g, ' ')
  const says = block.textContent?.trim() || block.querySelector('img[alt]:not([alt=""])')
  return says ? '' : address
}

function setMissing(element: Element, attributes: Record<string, string>): () => void {
  const missing = Object.entries(attributes).filter(([name, value]) => value && !element.hasAttribute(name))
  for (const [name, value] of missing) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of missing) if (element.getAttribute(name) === value) element.removeAttribute(name)
  }
}

/**
 * Marks a block (CLICK-04). One without main link becomes a link itself, reached by Tab and named by its heading, else
 * by its text (CLICK-05). @returns takes it back.
 */
export function markBlock(block: Element): () => void {
  const goal = goalOf(block)
  if (!goal) return () => {}
  const isLink = goal.link !== undefined || block.matches('a, area, button')
  const named = block.hasAttribute('aria-labelledby') || block.hasAttribute('title')
  return setMissing(block, {
    [markName]: 'true',
    ...(isLink ? {} : { role: 'link', tabindex: '0', 'aria-label': named ? '' : nameOf(block, goal.address) }),
  })
}
