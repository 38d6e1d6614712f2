import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { isLightboxLink, lightboxLinks } from './gallery.ts'
import { isInScope } from './lightbox-scope.ts'
import { fetchViewer } from './use-viewer.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.composedPath()[0]
  const link = target instanceof Element ? target.closest('a, area') : null
  return isLightboxLink(link) ? link : undefined
}

/**
 * Opens the links of a lightbox element when they are clicked (LBX-01), whenever they came: one listener for them all.
 * Clicks that ask for a new tab or a download, and those that something else has answered, pass through.
 */
export function useLightboxLinks(host: FlxElement, openLink: (link: HTMLAnchorElement) => void): void {
  const open = useEffectEvent(openLink)

  useEffect(() => {
    const stop = new AbortController()
    const owns = (link: HTMLAnchorElement | undefined): link is HTMLAnchorElement => !!link && isInScope(host, link)

    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      try {
        const link = linkOf(event)
        if (!owns(link)) return
        event.preventDefault()
        open(link)
      } catch (error) {
        reportError(host, error)
      }
    }
    const ahead = (event: Event) => {
      if (!linkOf(event)) return
      fetchViewer()
      intended.abort()
    }
    const intended = new AbortController()
    if (document.querySelector(`${lightboxLinks}:is(:hover, :focus)`)) fetchViewer()
    document.addEventListener('click', click, { signal: stop.signal })
    for (const type of intents) {
      const signal = AbortSignal.any([stop.signal, intended.signal])
      document.addEventListener(type, ahead, { signal, passive: true })
    }
    return () => stop.abort()
  }, [host])
}
