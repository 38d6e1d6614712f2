import { pageBase } from '../../core/browser/navigation.ts'
import { selector } from '../../core/element/codecs.ts'
import { formatNumber } from '../../core/french/number.ts'
import { findHook } from '../../core/html/nodes.ts'
import { textOf } from '../../core/html/text-of.ts'

export const filters = '[data-flx-filters]'

export const isSameOrigin = (url: URL): boolean => url.origin === location.origin && /^https?:$/.test(url.protocol)

const itemsSelector = selector('[data-flx-items]')

/** Returns the element around the items: the one that the list's `items` selects, else the marked one. */
export function findItems(root: ParentNode, host: Element): HTMLElement | null {
  return findHook(root, itemsSelector.parse(host.getAttribute('items')))
}

/** Returns false for scripts and templates, which may stand between the items. */
export function isItem(node: Element): boolean {
  return !node.matches('script, style, template, [data-flx-mount]')
}

export function itemsIn(host: Element): HTMLElement[] {
  return [...(findItems(host, host)?.children ?? [])].filter((node): node is HTMLElement => {
    return node instanceof HTMLElement && isItem(node)
  })
}

/**
 * Returns a key by which two nodes are the same item: its `id` or the author's `data-flx-id`, else its links and its
 * text.
 */
export function keyOf(item: Element): string {
  return item.getAttribute('id') || item.getAttribute('data-flx-id') || contentOf(item)
}

function contentOf(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
  return links.length > 0 ? `${links.join(' ')} ${textOf(item)}` : ''
}

/** Returns the URL of a link's content as the page's own: without the fetching parameter, and without a hash. */
export function pageAddress(href: string): string {
  const url = new URL(href, pageBase())
  url.hash = ''
  if (url.searchParams.has('paginate')) url.searchParams.delete('paginate')
  return url.href
}

/** Writes the number of items shown. @returns the author's sentence around it. */
export function writeCount(host: HTMLElement): string {
  const shown = itemsIn(host).length
  for (const place of host.querySelectorAll('[data-flx-shown]')) place.textContent = formatNumber(shown)
  return textOf(host.querySelector('[data-flx-count]'))
}
