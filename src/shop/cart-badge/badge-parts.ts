import { findAll } from '../../core/browser/select.ts'
import { cartBadgeTexts as t } from './cart-badge-messages.ts'

/** The nodes of a badge that say how the cart stands; the author's, or else ours. */
export interface BadgeParts {
  /** What gets the accessible name. */
  link: HTMLElement | null
  counts: Element[]
  totals: Element[]
  /** Whether the page came with a count: that of the server. */
  hasCount: boolean
  /** Takes away what was added. */
  remove(): void
}

function ownCount(): HTMLElement {
  const count = document.createElement('span')
  count.className = 'flx-cart-badge__count'
  count.dataset.flxCartCount = ''
  return count
}

function ownLink(href: string): HTMLElement {
  const link = document.createElement(href ? 'a' : 'span')
  if (link instanceof HTMLAnchorElement) link.href = href
  link.className = 'flx-cart-badge__link'
  link.append(t('cart'), ' ', ownCount())
  return link
}

/** Finds the author's nodes; a count is added where there is none, and a link where the element is empty. */
export function badgeParts(host: HTMLElement, href: string): BadgeParts {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount]')) dead.remove()
  const find = (part: string): Element[] => findAll<Element>(`[data-flx-cart-${part}]`, host)
  const findLink = (): HTMLElement | null => host.querySelector('a[href], button, .flx-cart-badge__link')
  const mount = document.createElement('span')
  mount.className = 'flx-mount'
  mount.dataset.flxMount = ''
  const hasCount = find('count').length > 0
  if (!hasCount) {
    mount.append(findLink() ? ownCount() : ownLink(href))
    host.append(mount)
  }
  return { link: findLink(), counts: find('count'), totals: find('total'), hasCount, remove: () => mount.remove() }
}
