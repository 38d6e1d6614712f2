import { useEffect } from 'react'
import { closest } from '../../../core/browser/closest.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import { isPlainClick } from '../../../core/browser/plain-click.ts'
import { historySettled } from '../../../core/overlay/history-entry.ts'
import { popup } from '../open-popup.tsx'
import type { PopupOptions } from '../options/popup-options.ts'
import { popupPresets } from '../options/popup-presets.ts'
import { handlers, readOptions } from '../options/read-options.ts'
import { readRelaxed } from './relaxed-object.ts'

function linkOf({ target }: Event, selector: string): PopupLink | undefined {
  if (selector) return (closest(target, selector) as PopupLink | null) ?? undefined
  const link = closest(target, 'a, area')
  return isPopupLink(link) ? link : undefined
}

const lost = new WeakSet<PopupLink>()

/** Code that fails is asked for again at the next click; a link whose popup fails again leads where it says. */
function leadOn(link: PopupLink): void {
  // The entry of the popup leaves the history first.
  if (lost.has(link)) void historySettled().then(() => goTo(link.href))
  lost.add(link)
}

/**
 * Opens the page's squeezebox links, or those that a selector names, whenever they came: one listener for them all.
 * Clicks that ask for a new tab or a download, and those that something else has answered, pass through.
 */
export function usePopupLinks(active: boolean, selector: string): void {
  useEffect(() => {
    if (!active) return
    const open = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = linkOf(event, selector)
      if (!link || link.hasAttribute('download')) return
      event.preventDefault()
      popup(linkOptions(link), {}, link, () => leadOn(link)).catch(() => {})
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [active, selector])
}

/** A registered function, looked for when it is time to call it; what looks for it is there by then. */
function byName(name: string): () => void {
  const code = import('../closing/named-function.ts')
  code.catch(() => {})
  return () => void code.then(({ namedFunction }) => namedFunction(name, null, 'onClose')?.())
}

/**
 * What a link asks for: by its class (`squeezebox-ajax`, `squeezebox-security`), its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), its data attributes (`data-size-x="800"`), in this order.
 */
export function linkOptions(link: PopupLink): PopupOptions {
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

export type PopupLink = HTMLAnchorElement | HTMLAreaElement

/** What the class of a link says after `squeezebox`: `ajax`, `security`, nothing; undefined where it is not of the popup. */
export function kindOf(link: Element): string | undefined {
  for (const token of link.classList) {
    const found = classToken.exec(token)
    if (found) return found[1]?.toLowerCase() ?? ''
  }
  return undefined
}

export function isPopupLink(link: Element | null): link is PopupLink {
  return (link?.matches('a[href], area[href]') && kindOf(link) !== undefined) ?? false
}
