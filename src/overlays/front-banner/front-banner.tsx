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
import { isClosed } from '../../domain/closings.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import '../../ui/styles.ts'
import { closeBanner } from './close-banner.ts'
import css from './front-banner.css'
import { frontBannerTexts } from './front-banner-messages.ts'
import { keepRoom } from './keep-room.ts'

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
