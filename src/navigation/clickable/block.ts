import { addressInFull } from '../../core/browser/navigation.ts'
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

export interface BlockGoal extends ClickableGoal {
  /** The block's main link, which stays the accessible way: the block only enlarges its clickable area. */
  link: HTMLAnchorElement | undefined
}

/** Returns the control inside a block to which a click belongs, if any. */
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
