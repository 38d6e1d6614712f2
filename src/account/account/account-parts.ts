import { findHook } from '../../core/html/find-hook.ts'

/** Hooks in the author's markup. */
const panelHook = '[data-flx-panel]'
export const listHook = '[data-flx-list]'

export const findPanel = (root: ParentNode): HTMLElement | null => findHook(root, panelHook)

/** Returns the links between sections: those of the element's `<nav>`s, except in the panel. */
function sectionLinks(host: Element): HTMLAnchorElement[] {
  const panel = findPanel(host)
  return [...host.querySelectorAll<HTMLAnchorElement>('nav a[href]')].filter((link) => !panel?.contains(link))
}

const bare = (path: string): string => path.replace(/\/+$/, '')

export const isSamePage = (
  one: URL | HTMLAnchorElement | Location,
  other: URL | HTMLAnchorElement | Location,
): boolean => one.origin === other.origin && bare(one.pathname) === bare(other.pathname)

/** Returns true if one of the section links leads to this address. */
export const isSection = (host: Element, address: URL | HTMLAnchorElement): boolean =>
  sectionLinks(host).some((link) => isSamePage(link, address))

/** Sets `aria-current` on the link of the current section, and scrolls a `<nav>` sideways to show it. */
export function markCurrent(host: Element, address: URL | Location): void {
  for (const link of sectionLinks(host)) {
    const isCurrent = isSamePage(link, address)
    if (!isCurrent) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page')
    if (isCurrent) revealSideways(link, host)
  }
}

function revealSideways(link: HTMLElement, host: Element): void {
  // A visitor who moves through the links by keyboard keeps the focused one in view.
  const focused = sectionLinks(host).find((each) => each === document.activeElement)
  if (focused && focused !== link) return
  for (let box = link.parentElement; box && box !== host; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) continue
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }
}

/** Scrolls a link focused by keyboard fully into view: browsers do not, if one pixel of it is visible. */
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
