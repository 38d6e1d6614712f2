import { type BlockGoal, goalOf } from './block.ts'

/** Attribute of every block that has a goal (CLICK-04). */
const readyAttribute = 'data-flx-clickable-ready'

/** Elements that may get the role of a link; the others (articles, list items) keep their own role. */
const roleless = 'div, span, p, blockquote, address, pre'

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim().replace(/\s+/g, ' ') ?? ''
}

/** Returns true if a block has no text, and so needs a label: otherwise its content names it, as in any link. */
function isNameless(block: Element): boolean {
  const named = block.hasAttribute('aria-labelledby') || block.hasAttribute('title')
  return !named && !textOf(block) && !block.querySelector('img[alt]:not([alt=""])')
}

function setMissing(element: Element, attributes: Record<string, string>): () => void {
  const missing = Object.entries(attributes).filter(([name, value]) => value && !element.hasAttribute(name))
  for (const [name, value] of missing) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of missing) if (element.getAttribute(name) === value) element.removeAttribute(name)
  }
}

/** Appends a real link, which only the keyboard and assistive technology can reach. */
function appendLink(block: Element, { address, target }: BlockGoal): () => void {
  const link = document.createElement('a')
  const heading = block.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]')
  const name = textOf(heading) || textOf(block) || block.querySelector('img')?.alt
  link.className = 'flx-clickable__link'
  link.href = address
  link.target = target
  link.textContent = block.getAttribute('aria-label') || name || address
  block.append(link)
  return () => link.remove()
}

/**
 * Marks a block that has a goal (CLICK-04). A block without a main link gets the role of a link, a place in the tab
 * order and a name, or, if it has another role, a real link (CLICK-05). @returns a function that undoes it.
 */
export function exposeBlock(block: Element): () => void {
  const goal = goalOf(block)
  if (!goal) return () => {}
  const unmark = setMissing(block, { [readyAttribute]: 'true' })
  if (goal.link || block.matches('a, area, button')) return unmark
  const isFree = block.matches(roleless) || block.hasAttribute('role')
  const unlink = isFree
    ? setMissing(block, { role: 'link', tabindex: '0', 'aria-label': isNameless(block) ? goal.address : '' })
    : appendLink(block, goal)
  return () => {
    unmark()
    unlink()
  }
}
