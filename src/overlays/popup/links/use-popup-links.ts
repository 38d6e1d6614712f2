import { useLayoutEffect } from 'react'
import { closest } from '../../../core/browser/closest.ts'
import { isPlainClick } from '../../../core/browser/links.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import { historySettled } from '../../../core/overlay/history-entry.ts'
import { openPopup } from '../open-popup.tsx'
import type { PopupOptions } from '../options/popup-options.ts'
import { handlers, popupPresets, readOptions } from '../options/read-options.ts'
import { readRelaxed } from './relaxed-object.ts'

function linkOf({ target }: Event, selector: string): PopupLink | undefined {
  if (selector) return (closest(target, selector) as PopupLink | null) ?? undefined
  const link = closest(target, 'a, area')
  return isPopupLink(link) ? link : undefined
}

const lost = new WeakSet<PopupLink>()

/**
 * Handles a popup whose code failed to load: the next click tries again, and after a second failure the browser
 * follows the link.
 */
function leadOn(link: PopupLink): void {
  // The popup's entry must leave the history first.
  if (lost.has(link)) void historySettled().then(() => goTo(link.href))
  lost.add(link)
}

/**
 * Opens the page's squeezebox links, or those that match a selector, including links added later, with a single
 * listener on the document. Clicks for a new tab or a download, and those whose default is prevented, are left alone.
 */
export function usePopupLinks(active: boolean, selector: string): void {
  // A layout effect: the element is ready then, and a click would leave the page by its link.
  useLayoutEffect(() => {
    if (!active) return
    const open = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = linkOf(event, selector)
      if (!link || link.hasAttribute('download')) return
      event.preventDefault()
      openPopup(linkOptions(link), link, () => leadOn(link)).catch(() => {})
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [active, selector])
}

/**
 * Returns a function that calls a registered one, which it looks up only when called. The code for that is loaded
 * ahead.
 */
function byName(name: string): () => void {
  const code = import('../close-guard.ts')
  code.catch(() => {})
  return () => void code.then(({ namedFunction }) => namedFunction(name, null, 'onClose')?.())
}

/**
 * Returns the options of a link. Its data attributes (`data-size-x="800"`) override its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), which overrides its class (`squeezebox-ajax`,
 * `squeezebox-security`).
 */
function linkOptions(link: PopupLink): PopupOptions {
  const href = link.getAttribute('href') ?? ''
  const kind = kindOf(link) ?? ''
  const security = /^secur/.test(kind) ? popupPresets.security({ href }) : {}
  const handler = handlers[kind]
  const rel = readRelaxed(link.rel)
  const written = readOptions(rel)
  const data = readOptions({ ...link.dataset })
  const size = { ...security.size, ...written.size, ...data.size }
  return {
    ...security,
    label: link.title || link.textContent?.trim() || '',
    ...(handler && { handler }),
    ...written,
    ...(typeof rel['onClose'] === 'string' && { onClose: byName(rel['onClose']) }),
    ...data,
    ...(Object.keys(size).length > 0 && { size }),
    href: href.startsWith('#') ? href : link.href,
  }
}

/** Links that open in a popup: a class that starts with `squeezebox` (POPUP-01). */
const classToken = /^squeezebox(?:[-_]?([a-z]+))?$/i

type PopupLink = HTMLAnchorElement | HTMLAreaElement

/**
 * Returns what follows `squeezebox` in the class of a link: `ajax`, `security` or an empty string; undefined if it is
 * not a popup link.
 */
function kindOf(link: Element): string | undefined {
  for (const token of link.classList) {
    const found = classToken.exec(token)
    if (found) return found[1]?.toLowerCase() ?? ''
  }
  return undefined
}

function isPopupLink(link: Element | null): link is PopupLink {
  return (link?.matches('a[href], area[href]') && kindOf(link) !== undefined) ?? false
}
