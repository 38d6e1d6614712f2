import { useEffect } from 'react'
import { closest } from '../../../core/browser/closest.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import { isPlainClick } from '../../../core/browser/plain-click.ts'
import { historySettled } from '../../../core/overlay/history-entry.ts'
import { popup } from '../open-popup.tsx'
import { linkOptions } from './link-options.ts'
import { isPopupLink, type PopupLink } from './popup-link.ts'

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
