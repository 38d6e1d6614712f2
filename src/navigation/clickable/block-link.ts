import { type BlockGoal, goalOf } from './block.ts'

/** Carried by every block that leads somewhere (CLICK-04). */
const readyAttribute = 'data-flx-clickable-ready'

/** Elements that may be a link to assistive technology; the others (articles, list items) keep what they are. */
const roleless = 'div, span, p, blockquote, address, pre'

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim().replace(/\s+/g, ' ') ?? ''
}

/** A block is named by its content, as any link is; one whose content has no text is named by where it leads. */
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

/** A real link, seen by the keyboard and by assistive technology alone. */
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
 * Marks a block (CLICK-04). One without main link becomes a link itself, reached by Tab and named by its content, or
 * gets one where it is something else to assistive technology (CLICK-05). @returns takes it back.
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
