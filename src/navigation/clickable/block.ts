import { addressInFull } from '../../core/browser/navigation.ts'
import { textOf } from '../../core/html/text-of.ts'
import type { ClickableGoal } from './clickable-types.ts'

/** Matches the blocks of a page if `for` gives no selector. */
export const defaultBlocks = '.clickable_block, [data-goto], [data-flx-clickable]'

/** Matches groups of share links, ours and those of common services. */
const shareBars = 'flx-share, .addthis_toolbox, .a2a_kit, .sharethis-inline-share-buttons, .social_share'

/** Matches elements that handle their clicks themselves (CLICK-02). */
const controls = [
  'a, area, button, input, select, textarea, label, summary, option, iframe, audio, video, dialog',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"]',
  `[data-share], [onclick], ${shareBars}`,
].join()

interface BlockGoal extends ClickableGoal {
  /** The block's main link, which stays the accessible way: the block only enlarges its clickable area. */
  link: HTMLAnchorElement | undefined
}

export function controlAt(element: Element, block: Element): Element | null {
  const control = element.closest(controls)
  if (!control || !block.contains(control)) return null
  return control !== block || block.matches('a, area, button, label, summary') ? control : null
}

function linksOf(block: Element): HTMLAnchorElement[] {
  return [...block.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => !link.closest(shareBars) && !link.hasAttribute('data-share'),
  )
}

/**
 * Returns the main link of a block. All links to the same URL count as one; with several URLs, the main link is that
 * of the only linked heading.
 */
function mainLink(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const marked = links.find((link) => link.hasAttribute('data-flx-main'))
  if (marked) return marked
  const onlyOne = (some: HTMLAnchorElement[]): HTMLAnchorElement | undefined =>
    new Set(some.map(({ href }) => href)).size === 1 ? some[0] : undefined
  return onlyOne(links) ?? onlyOne(links.filter((link) => link.closest('h1, h2, h3, h4, h5, h6')))
}

/**
 * Returns where a block leads: its `data-goto` (or `goto`), in the window that `data-target` (or `target`) names
 * (CLICK-03), else its main link. Returns undefined if there is neither, or an invalid URL.
 */
export function goalOf(block: Element): BlockGoal | undefined {
  const read = (name: string): string => (block.getAttribute(`data-${name}`) ?? block.getAttribute(name) ?? '').trim()
  const given = read('goto')
  const target = read('target')
  const links = linksOf(block)
  if (!given) {
    const link = mainLink(links)
    return link && { address: link.href, target: target || link.target, link }
  }
  const address = addressInFull(given)
  return address === undefined ? undefined : { address, target, link: links.find(({ href }) => href === address) }
}

/** Attribute of every block that has a goal (CLICK-04). */
const readyAttribute = 'data-flx-clickable-ready'

/** Elements that may get the role of a link; the others (articles, list items) keep their own role. */
const roleless = 'div, span, p, blockquote, address, pre'

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
