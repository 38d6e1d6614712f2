import { addressInFull } from '../../core/browser/navigation.ts'
import type { ClickableGoal } from './clickable-events.ts'

/** Blocks of a page that says nothing else. */
export const defaultBlocks = '.clickable_block, [data-goto], [data-flx-clickable]'

/** Groups of share links, ours and those of the services that pages carry. */
const shareBars = 'flx-share, .addthis_toolbox, .a2a_kit, .sharethis-inline-share-buttons, .social_share'

/** What answers a click by itself (CLICK-02). */
const controls = [
  'a, area, button, input, select, textarea, label, summary, option, iframe, audio, video, dialog',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"]',
  `[data-share], [onclick], ${shareBars}`,
].join()

export interface BlockGoal extends ClickableGoal {
  /** The block's main link: it is what the visitor reaches, the block only widens it. */
  link: HTMLAnchorElement | undefined
}

/** The control that a click inside a block belongs to, if any. */
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

/** All links that lead to one place count as one; among several places, the link of the only linked heading is the main one. */
function mainLink(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const marked = links.find((link) => link.hasAttribute('data-flx-main'))
  if (marked) return marked
  const onlyOne = (some: HTMLAnchorElement[]): HTMLAnchorElement | undefined =>
    new Set(some.map(({ href }) => href)).size === 1 ? some[0] : undefined
  return onlyOne(links) ?? onlyOne(links.filter((link) => link.closest('h1, h2, h3, h4, h5, h6')))
}

/**
 * Where a block leads: its `data-goto` (or `goto`), in the window that `data-target` (or `target`) names (CLICK-03),
 * else its main link. Nothing for a block that leads nowhere, or to an address that is none.
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
