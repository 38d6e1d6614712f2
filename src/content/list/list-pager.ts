import { pageBase } from '../../core/browser/address.ts'
import { findAll } from '../../core/browser/select.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { filters, findItems, isSameOrigin } from './list-parts.ts'

/** Where the author says that the links of pages are; else what content management systems write around theirs. */
const said = '[data-flx-pages]'
const known = 'nav, .navigation, .pager, [class*="pagination" i]'
const ofPages =
  '.navigation, .pager, [class*="pagination" i], [aria-label*="pagin" i], :has(a:is([rel~="next"], [rel~="prev"]))'

const saidNext = 'a[href][data-flx-next], a[href*="paginate=auto"]'
/** Classes of Bootstrap, WordPress (a list goes on with what is older), PrestaShop and SPIP, and of Drupal. */
const nextClass =
  'a:is(.next, .next *, [class*="pagination-next"], [class*="--next"] *), .posts-navigation .nav-previous a'
const currentPage = '[aria-current="page"], .current, .active, .on, [class*="--active"]'

/** What surrounds the links of pages, below or above the items; each outermost one. */
export function findPagers(root: ParentNode, host: Element): Element[] {
  const explicit = [...root.querySelectorAll(said)].filter((node) => !isUntrusted(node))
  if (explicit.length > 0) return explicit
  const items = findItems(root, host)
  const found = [...root.querySelectorAll(known)].filter((node) => {
    if (isUntrusted(node)) return false
    return node.matches(ofPages) && !items?.contains(node) && !node.contains(items) && !node.closest(filters)
  })
  return found.filter((node) => !found.some((other) => other !== node && other.contains(node)))
}

/** Of an answer too, whose nodes are in no page: an address there is relative to this one. */
const addressOf = (link: HTMLAnchorElement): URL => new URL(link.getAttribute('href') ?? '', pageBase())

function canBeFollowed(link: HTMLAnchorElement): boolean {
  return (
    isSameOrigin(addressOf(link)) && !link.closest('.disabled, [aria-disabled="true"]') && !/\bprev\b/.test(link.rel)
  )
}

function numberIn(node: Element): number {
  return Number.parseInt(/\d+/.exec(node.textContent)?.[0] ?? '', 10)
}

/** The link to the page whose number is one more than that of the current page. */
function afterCurrent(pager: Element): HTMLAnchorElement | undefined {
  const wanted = [...pager.querySelectorAll(currentPage)].map(numberIn).find((number) => number > 0)
  const links = [...pager.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return wanted ? links.find((link) => numberIn(link) === wanted + 1 && canBeFollowed(link)) : undefined
}

/** The link to the items that come next (LIST-01): never one of an item, nor one that leads to another site. */
export function findNext(root: ParentNode, host: Element): HTMLAnchorElement | null {
  const items = findItems(root, host)
  const linksOf = (place: ParentNode, selector: string): HTMLAnchorElement[] =>
    findAll<HTMLAnchorElement>(selector, place).filter((link) => {
      return !items?.contains(link) && canBeFollowed(link) && !isUntrusted(link)
    })
  const links = linksOf(root, saidNext)
  if (links.length > 0) return links.find((link) => /\bnext\b/.test(link.rel)) ?? links[0] ?? null
  const pagers = findPagers(root, host)
  return (
    linksOf(root, 'a[href][rel~="next"]')[0] ??
    pagers.flatMap((pager) => linksOf(pager, nextClass))[0] ??
    pagers.map(afterCurrent).find((link) => link !== undefined) ??
    null
  )
}

/** Whether the next items come by themselves; a link without `paginate=auto` waits for a click, unless the list says `auto`. */
export function isAutomatic(link: HTMLAnchorElement, host: Element): boolean {
  return host.hasAttribute('auto') || addressOf(link).searchParams.get('paginate') === 'auto'
}

/** What the next answer replaces around the items. */
export function pagersOf(root: ParentNode, host: Element): Element[] {
  const pagers = findPagers(root, host)
  const next = pagers.length > 0 ? null : findNext(root, host)
  return next ? [next] : pagers
}

/** Whether a link is one of the list's pages. */
export function isPageLink(link: Element, host: Element): boolean {
  return findPagers(host, host).some((pager) => pager.contains(link))
}
