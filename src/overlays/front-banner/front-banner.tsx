import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { number, oneOf, text } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { isClosed, rememberClosed } from '../../domain/closings.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import '../../ui/styles.ts'
import { emit } from '../../core/events.ts'
import { rememberFocus } from '../../core/focus/remember-focus.ts'
import css from './front-banner.css'
import { frontBannerTexts } from './front-banner-messages.ts'

adoptStyles(css)

export const frontBannerAttributes = {
  label: text(),
  days: number(),
  version: text(),
  position: oneOf(['flow', 'bottom'], 'flow'),
}

/** The author's content with a cross that closes it, in its place or at the bottom of the window (FRONT-02, FRONT-03). */
export function FrontBanner(props: FeatureProps<typeof frontBannerAttributes>): ReactNode {
  const { host, label, version, position } = props
  const t = useTexts(frontBannerTexts)
  const heading = useAuthorNode(host, 'h1, h2, h3, h4, h5, h6')
  const ownControl = useAuthorNode(host, '[data-flx-close]')
  // After all that holds the heading: a cross has no place in a link, nor in a box that has corners of its own.
  useMountPlace(host, [...host.children].find((child) => child.contains(heading)) ?? null)
  useAuthorAttributes(host, {
    role: writtenAttribute(host, 'role') ?? 'region',
    'aria-label': writtenAttribute(host, 'aria-label') ?? (label || t('label')),
  })
  useDays(props)
  useClosings(host, version)
  useEffect(() => (position === 'bottom' ? keepRoom(host) : undefined), [host, position])
  useEvent(host, 'click', (event) => {
    if (event.defaultPrevented || !closest(event.target, '[data-flx-close]')) return
    event.preventDefault()
    closeBanner(host, 'close-link')
  })
  return !ownControl && <CloseButton label={t('close')} className="flx-front-banner__close" data-flx-close="" />
}

/** Hides a banner that was closed: on a page before, in another tab, or while this page was kept for a way back. */
function useClosings(host: FlxElement, version: string): void {
  const look = (): void => {
    if (isClosed(host)) host.hidden = true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version was perhaps closed
  useLayoutEffect(look, [host, version])
  useEvent(window, 'pageshow', look)
  useEvent(window, 'storage', look)
}

/** Says in the console which days cannot be kept. */
function useDays({ host, days }: FeatureProps<typeof frontBannerAttributes>): void {
  const written = host.getAttribute('days')
  useEffect(() => {
    if (written === null) return
    if (!(days !== undefined && days >= 0)) {
      console.warn(`flx : ${openingTag(host)} : days="${written}" n’est pas un nombre positif ; il est ignoré.`)
    } else if (!host.id) {
      console.warn(`flx : ${openingTag(host)} : sans id, sa fermeture ne peut pas être retenue.`)
    }
  }, [host, written, days])
}

/** Lays a style over an element's own. @returns puts back what it said. */
function lay(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property)
  element.style.setProperty(property, value)
  return () => {
    if (before) element.style.setProperty(property, before)
    else element.style.removeProperty(property)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

/**
 * Keeps the end of the page, and what gets focus in it, out from under a banner that lies at the bottom of the window
 * (WCAG 2.4.11). Nothing that is in view moves.
 *
 * @returns gives the room back.
 */
export function keepRoom(banner: Element): () => void {
  let undo: (() => void)[] = []
  const release = (): void => {
    for (const back of undo) back()
    undo = []
  }
  const sizes = new ResizeObserver(() => {
    release()
    const { documentElement: root, body } = document
    const height = `${Math.ceil(banner.getBoundingClientRect().height)}px`
    if (height === '0px') return
    undo = [
      lay(root, 'scroll-padding-bottom', height),
      lay(body, 'padding-bottom', `calc(${getComputedStyle(body).paddingBottom} + ${height})`),
    ]
  })
  sizes.observe(banner)
  return () => {
    sizes.disconnect()
    release()
  }
}

/**
 * Asks the banner to close, and remembers it for the days asked (FRONT-02, FRONT-03).
 * @returns whether it is closed.
 */
export function closeBanner(host: HTMLElement & { days: number | undefined }, source: BannerCloseSource): boolean {
  if (host.hidden) return true
  if (!emit(host, 'flx-front-banner-close', { source }, { cancelable: true })) return false
  const focus = host.contains(document.activeElement) ? rememberFocus() : undefined
  rememberClosed(host, host.days !== undefined && host.days >= 0 ? host.days : undefined)
  host.hidden = true
  focus?.restore()
  emit(host, 'flx-front-banner-closed', { source })
  return true
}

/** What closed a banner: its close link, or a call of the program. */
export type BannerCloseSource = 'close-link' | 'api'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A front banner is asked to close; cancelable. */
    'flx-front-banner-close': CustomEvent<{ source: BannerCloseSource }>
    /** A front banner closed. */
    'flx-front-banner-closed': CustomEvent<{ source: BannerCloseSource }>
  }
}
