import { pageBase } from '../../core/browser/address.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { formatNumber } from '../../core/french/number.ts'
import { findHook } from '../../core/html/find-hook.ts'

/** Where the author's markup says what is what. */
export const filters = '[data-flx-filters]'

/** Whether an address is one of this site. */
export const isSameOrigin = (url: URL): boolean => url.origin === location.origin && /^https?:$/.test(url.protocol)

const itemsSelector = selector('[data-flx-items]')

/** What surrounds the items: what the list's `items` selects, else what says so itself. */
export function findItems(root: ParentNode, host: Element): HTMLElement | null {
  return findHook(root, itemsSelector.parse(host.getAttribute('items')))
}

/** Scripts and templates travel with items, and are none. */
export function isItem(node: Element): boolean {
  return !node.matches('script, style, template, [data-flx-mount]')
}

export function itemsIn(host: Element): HTMLElement[] {
  return [...(findItems(host, host)?.children ?? [])].filter((node): node is HTMLElement => {
    return node instanceof HTMLElement && isItem(node)
  })
}

/** What makes an item the same as another: its `id`, or what the author says it is; else its links and its text. */
export function keyOf(item: Element): string {
  return item.getAttribute('id') || item.getAttribute('data-flx-id') || contentOf(item)
}

function contentOf(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
  return links.length > 0 ? `${links.join(' ')} ${item.textContent.replace(/\s+/g, ' ').trim()}` : ''
}

/** Address of what a link shows, as the page's own: not how it is fetched, nor a place in the page. */
export function pageAddress(href: string): string {
  const url = new URL(href, pageBase())
  url.hash = ''
  if (url.searchParams.has('paginate')) url.searchParams.delete('paginate')
  return url.href
}

/** Writes how many items are shown. @returns the sentence around it, as the author wrote it. */
export function writeCount(host: HTMLElement): string {
  const shown = itemsIn(host).length
  for (const place of host.querySelectorAll('[data-flx-shown]')) place.textContent = formatNumber(shown)
  return host.querySelector('[data-flx-count]')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
