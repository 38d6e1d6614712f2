import { onResize } from '../../core/browser/media.ts'
import { pageBase } from '../../core/browser/navigation.ts'
import { findAll } from '../../core/browser/select.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { filters, findItems, isSameOrigin } from './list-parts.ts'

/**
 * Matches the pagers that the author marks; without any, the elements that content management systems put around
 * theirs.
 */
const counter = '[data-flx-pages]'
const known = 'nav, .navigation, .pager, [class*="pagination" i]'
const ofPages =
  '.navigation, .pager, [class*="pagination" i], [aria-label*="pagin" i], :has(a:is([rel~="next"], [rel~="prev"]))'

const saidNext = 'a[href][data-flx-next], a[href*="paginate=auto"]'
/**
 * Classes of Bootstrap, WordPress (where the next page is the one with older posts), PrestaShop and SPIP, and of
 * Drupal.
 */
const nextClass =
  'a:is(.next, .next *, [class*="pagination-next"], [class*="--next"] *), .posts-navigation .nav-previous a'
const currentPage = '[aria-current="page"], .current, .active, .on, [class*="--active"]'

/** Returns the elements around the links to other pages, below or above the items; only the outermost ones. */
function findPagers(root: ParentNode, host: Element): Element[] {
  const explicit = [...root.querySelectorAll(counter)].filter((node) => !isUntrusted(node))
  if (explicit.length > 0) return explicit
  const items = findItems(root, host)
  const found = [...root.querySelectorAll(known)].filter((node) => {
    if (isUntrusted(node)) return false
    return node.matches(ofPages) && !items?.contains(node) && !node.contains(items) && !node.closest(filters)
  })
  return found.filter((node) => !found.some((other) => other !== node && other.contains(node)))
}

/** Returns a link's URL. The link may be in an answer, outside of any page, so it is resolved against this page. */
const addressOf = (link: HTMLAnchorElement): URL => new URL(link.getAttribute('href') ?? '', pageBase())

function canBeFollowed(link: HTMLAnchorElement): boolean {
  return (
    isSameOrigin(addressOf(link)) && !link.closest('.disabled, [aria-disabled="true"]') && !/\bprev\b/.test(link.rel)
  )
}

function numberIn(node: Element): number {
  return Number.parseInt(/\d+/.exec(node.textContent)?.[0] ?? '', 10)
}

/** Returns the link whose number is one more than that of the current page. */
function afterCurrent(pager: Element): HTMLAnchorElement | undefined {
  const wanted = [...pager.querySelectorAll(currentPage)].map(numberIn).find((number) => number > 0)
  const links = [...pager.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return wanted ? links.find((link) => numberIn(link) === wanted + 1 && canBeFollowed(link)) : undefined
}

/** Returns the link to the next items (LIST-01), never one within an item or to another site. */
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

/**
 * Returns true if the link's items load when it comes into view. A link without `paginate=auto` waits for a click,
 * unless the list has `auto`.
 */
function isAutomatic(link: HTMLAnchorElement, host: Element): boolean {
  return host.hasAttribute('auto') || addressOf(link).searchParams.get('paginate') === 'auto'
}

/** Returns the elements around the items that the next answer replaces. */
export function pagersOf(root: ParentNode, host: Element): Element[] {
  const pagers = findPagers(root, host)
  const next = pagers.length > 0 ? null : findNext(root, host)
  return next ? [next] : pagers
}

/** Returns true for a link to another page of the list. */
export function isPageLink(link: Element, host: Element): boolean {
  return findPagers(host, host).some((pager) => pager.contains(link))
}

/** Share of the link that must be in view (LIST-01). */
const share = 0.7

/** Returns the largest share of an element that fits into the window, slightly reduced to allow for rounding. */
function possible({ width, height }: DOMRect): number {
  return Math.min(1, innerHeight / height, innerWidth / width) * 0.95
}

/**
 * Calls `seen` once, when enough of the element is in view, or as much as fits: one that is taller than the window
 * never shows 70 % of itself. @returns a function that stops it.
 */
function whenInView(element: Element, seen: () => void): () => void {
  let observer: IntersectionObserver | undefined
  const end = (): void => {
    observer?.disconnect()
    stopResize()
  }
  const look = (): void => {
    const threshold = Math.min(share, possible(element.getBoundingClientRect()))
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last?.isIntersecting || last.intersectionRatio < threshold) return
        end()
        seen()
      },
      { threshold },
    )
    observer.observe(element)
  }
  const stopResize = onResize(look)
  look()
  return end
}

/**
 * Waits for the next link to come into view, if it may load without a click (LIST-01). While the link has the focus
 * nothing loads, as the visitor would skip the items inserted before it. @returns a function that stops it.
 */
export function observeNextLink(host: HTMLElement, seen: () => void): () => void {
  const link = findNext(host, host)
  if (!link || !isAutomatic(link, host)) return () => {}
  let stop: (() => void) | undefined
  const wait = (): void => {
    stop = whenInView(link, () => {
      if (document.activeElement === link) link.addEventListener('blur', wait, { once: true })
      else seen()
    })
  }
  wait()
  return () => {
    stop?.()
    link.removeEventListener('blur', wait)
  }
}
