import { prefersReducedMotion } from '../../core/browser/media.ts'
import { findAll } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address } from '../../core/element/codecs.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { countOf, formatNumber } from '../../core/french/number.ts'
import { messages, onTexts } from '../../core/i18n/texts.ts'
import { isCartBusy } from '../../domain/cart/cart-queue.ts'
import { type CartSummary, formatTotal } from '../../domain/cart/cart-summary.ts'
import { isCartStale, knownCart, onKnownCart } from '../../domain/cart/known-cart.ts'
import css from './cart-badge.css'
import { isSummaryKnown, learnSummary } from './learn-summary.ts'
import '../../domain/cart/cart-events.ts'

const cartBadgeTexts = messages('cart-badge', {
  cart: 'Panier',
  label: 'Panier, {count}, {total}',
})

/** After these the count may be wrong. */
const signals = ['flx-cart-stale', 'flx-cart-changed'] as const

export const cartBadgeAttributes = { href: address() }

/** It says the figures that are seen, 0 too: who speaks to the page says what they read (WCAG 2.5.3). */
function nameOf(summary: CartSummary): string {
  return cartBadgeTexts('label', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

function write(nodes: Element[], value: string): boolean {
  const changed = nodes.filter((node) => node.textContent?.trim() !== value)
  for (const node of changed) node.textContent = value
  return changed.length > 0
}

function bump(nodes: Element[]): void {
  if (prefersReducedMotion()) return
  for (const node of nodes) {
    node.animate([{ scale: '1' }, { scale: '1.35', offset: 0.4 }, { scale: '1' }], {
      duration: 320,
      easing: 'ease-out',
    })
  }
}

/** Keeps a badge in step with the cart: count, total, accessible name. What the server drew stays until then. */
export const cartBadge: Behaviour<typeof cartBadgeAttributes> = (host) => {
  adoptStyles(css)
  const parts = badgeParts(host, host.href)

  const show = (): void => {
    const summary = knownCart()
    if (!summary) return
    const isNews = write(parts.counts, formatNumber(summary.count))
    write(parts.totals, formatTotal(summary))
    host.toggleAttribute('data-flx-empty', summary.count === 0)
    parts.link?.setAttribute('aria-label', nameOf(summary))
    if (isNews && parts.hasCount) bump(parts.counts)
    parts.hasCount = true
  }
  const learn = (): void => {
    if (!isSummaryKnown()) void learnSummary()
  }

  show()
  if (!parts.hasCount || isCartBusy() || isCartStale()) learn()
  for (const type of signals) document.addEventListener(type, learn)
  const stops = [onKnownCart(show), onTexts(show)]
  return () => {
    for (const type of signals) document.removeEventListener(type, learn)
    for (const stop of stops) stop()
    parts.remove()
  }
}

/** The nodes of a badge that say how the cart stands; the author's, or else ours. */
interface BadgeParts {
  link: HTMLElement | null
  counts: Element[]
  totals: Element[]
  /** Whether the page came with a count: that of the server. */
  hasCount: boolean
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
  link.append(cartBadgeTexts('cart'), ' ', ownCount())
  return link
}

/** Finds the author's nodes; a count is added where there is none, and a link where the element is empty. */
function badgeParts(host: HTMLElement, href: string): BadgeParts {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount]')) dead.remove()
  const find = (part: string): Element[] => findAll<Element>(`[data-flx-cart-${part}]`, host)
  const findLink = (): HTMLElement | null => host.querySelector('a[href], button, .flx-cart-badge__link')
  const mount = document.createElement('span')
  mount.className = 'flx-mount'
  mount.dataset.flxMount = ''
  const own = find('count')
  if (own.length === 0) {
    mount.append(findLink() ? ownCount() : ownLink(href))
    host.append(mount)
  }
  return {
    link: findLink(),
    counts: find('count'),
    totals: find('total'),
    hasCount: own.some(({ textContent }) => !!textContent?.trim()),
    remove: () => mount.remove(),
  }
}
