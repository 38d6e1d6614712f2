import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { setStyles } from '../../core/browser/set-styles.ts'
import { number, oneOf, text } from '../../core/element/codecs.ts'
import { type FeatureProps, type FlxElement, useMountPlace } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { isClosed, rememberClosed } from '../../domain/closings.ts'
import { CloseButton } from '../../ui/button.tsx'
import '../../ui/styles.ts'
import { emit } from '../../core/events.ts'
import { rememberFocus } from '../../core/focus/remember-focus.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useNumberCheck } from '../../ui/use-number-check.ts'
import css from './front-banner.css'
import type { BannerCloseSource } from './front-banner-types.ts'

const frontBannerTexts = messages('front-banner', {
  label: 'Annonce',
  close: 'Fermer l’annonce',
})

adoptStyles(css)

export const frontBannerAttributes = {
  label: text(),
  days: number(),
  version: text(),
  position: oneOf(['flow', 'bottom'], 'flow'),
}

const numbers = ['days'] as const

/**
 * Adds a close button to the author's content, which stays in place or at the bottom of the window (FRONT-02,
 * FRONT-03).
 */
export function FrontBanner(props: FeatureProps<typeof frontBannerAttributes>): ReactNode {
  const { host, label, version, position } = props
  const t = useTexts(frontBannerTexts)
  const heading = useAuthorNode(host, 'h1, h2, h3, h4, h5, h6')
  const ownControl = useAuthorNode(host, '[data-flx-close]')
  // The button goes after the child with the heading: it must not be inside a link, nor inside a box with its own
  // corners.
  useMountPlace(host, [...host.children].find((child) => child.contains(heading)) ?? null)
  useAuthorAttributes(host, {
    role: writtenAttribute(host, 'role') ?? 'region',
    'aria-label': writtenAttribute(host, 'aria-label') ?? (label || t('label')),
  })
  useNumberCheck(host, numbers)
  useClosings(host, version)
  useEffect(() => (position === 'bottom' ? keepRoom(host) : undefined), [host, position])
  useEvent(host, 'click', (event) => {
    if (event.defaultPrevented || !closest(event.target, '[data-flx-close]')) return
    event.preventDefault()
    closeBanner(host, 'close-link')
  })
  return !ownControl && <CloseButton label={t('close')} className="flx-front-banner__close" data-flx-close="" />
}

/**
 * Hides a banner that has been closed: on an earlier page, in another tab, or while this page was in the back/forward
 * cache.
 */
function useClosings(host: FlxElement, version: string): void {
  const look = (): void => {
    if (isClosed(host)) host.hidden = true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version was perhaps closed
  useLayoutEffect(look, [host, version])
  useEvent(window, 'pageshow', look)
  useEvent(window, 'storage', look)
}

/**
 * Keeps the end of the page, and elements that get the focus, from being covered by a banner at the bottom of the
 * window (WCAG 2.4.11). Nothing in view moves.
 *
 * @returns a function that removes the space.
 */
function keepRoom(banner: Element): () => void {
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
      setStyles(root, { 'scroll-padding-bottom': height }),
      setStyles(body, { 'padding-bottom': `calc(${getComputedStyle(body).paddingBottom} + ${height})` }),
    ]
  })
  sizes.observe(banner)
  return () => {
    sizes.disconnect()
    release()
  }
}

/**
 * Asks the banner to close, and remembers it for the given days (FRONT-02, FRONT-03).
 * @returns true if it is closed.
 */
export function closeBanner(host: HTMLElement & { days: number | undefined }, source: BannerCloseSource): boolean {
  if (host.hidden) return true
  if (!emit(host, 'flx-front-banner-close', { source }, { cancelable: true })) return false
  const focus = host.contains(document.activeElement) ? rememberFocus() : undefined
  rememberClosed(host, host.days)
  host.hidden = true
  focus?.restore()
  emit(host, 'flx-front-banner-closed', { source })
  return true
}
