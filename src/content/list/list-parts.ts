import { formatNumber } from '../../core/french/number.ts'

/** Where the author's markup says what is what. */
export const filters = '[data-flx-filters]'
export const pages = '[data-flx-pages]'

const nextLinks = 'a[href][data-flx-next], a[href*="paginate=auto"]'

export function findItems(root: ParentNode): HTMLElement | null {
  return root.querySelector('[data-flx-items]')
}

/** Scripts and templates travel with items, and are none. */
export function isItem(node: Element): boolean {
  return !node.matches('script, style, template, [data-flx-mount]')
}

export function itemsIn(root: ParentNode): HTMLElement[] {
  return [...(findItems(root)?.children ?? [])].filter((node): node is HTMLElement => {
    return node instanceof HTMLElement && isItem(node)
  })
}

/** What makes an item the same as another: its `id`, or what the author says it is. */
export function keyOf(item: Element): string {
  return item.id || item.getAttribute('data-flx-id') || ''
}

/** The link to the items that come next (LIST-01). */
export function findNext(root: ParentNode): HTMLAnchorElement | null {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(nextLinks)].filter((link) => !/\bprev\b/.test(link.rel))
  return links.find((link) => /\bnext\b/.test(link.rel)) ?? links[0] ?? null
}

/** Whether the next items come by themselves; a link without `paginate=auto` waits for a click. */
export function isAutomatic(link: HTMLAnchorElement): boolean {
  return new URL(link.href).searchParams.get('paginate') === 'auto'
}

/** What the next answer replaces below the items. */
export function findPager(root: ParentNode): Element | null {
  return root.querySelector(pages) ?? findNext(root)
}

/** Address of what a link shows, as the page's own: not how it is fetched, nor a place in the page. */
export function pageAddress(href: string): string {
  const url = new URL(href, document.baseURI)
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
