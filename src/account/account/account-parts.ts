import { findHook } from '../../core/html/find-hook.ts'

/** Where the author's markup says what is what. */
const panelHook = '[data-flx-panel]'
export const listHook = '[data-flx-list]'

export const findPanel = (root: ParentNode): HTMLElement | null => findHook(root, panelHook)

/** The links that lead from one section to another: those of the element's navs, but for those of a panel. */
export function sectionLinks(host: Element): HTMLAnchorElement[] {
  const panel = findPanel(host)
  return [...host.querySelectorAll<HTMLAnchorElement>('nav a[href]')].filter((link) => !panel?.contains(link))
}

const bare = (path: string): string => path.replace(/\/+$/, '')

export const isSamePage = (
  one: URL | HTMLAnchorElement | Location,
  other: URL | HTMLAnchorElement | Location,
): boolean => one.origin === other.origin && bare(one.pathname) === bare(other.pathname)

/** Whether an address is that of a section, by what its links lead to. */
export const isSection = (host: Element, address: URL | HTMLAnchorElement): boolean =>
  sectionLinks(host).some((link) => isSamePage(link, address))

/** Says which section's link is the current one, and brings it into view where the nav scrolls sideways. */
export function markCurrent(host: Element, address: URL | Location): void {
  for (const link of sectionLinks(host)) {
    const isCurrent = isSamePage(link, address)
    if (!isCurrent) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page')
    if (isCurrent) revealSideways(link, host)
  }
}

function revealSideways(link: HTMLElement, host: Element): void {
  // Who is going through the links by keyboard keeps the one they stand on in view.
  const focused = sectionLinks(host).find((each) => each === document.activeElement)
  if (focused && focused !== link) return
  for (let box = link.parentElement; box && box !== host; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) continue
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }
}

/** Brings the link that a key reaches into view: browsers take one that shows by a pixel for seen, and leave it there. */
export function followFocus(host: Element, signal: AbortSignal): void {
  host.addEventListener(
    'focusin',
    ({ target }) => {
      const link = sectionLinks(host).find((each) => each === target)
      if (link?.matches(':focus-visible')) revealSideways(link, host)
    },
    { signal },
  )
}
