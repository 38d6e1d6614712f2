import { closest } from '../../core/browser/closest.ts'
import type { Behaviour, BehaviourHost } from '../../core/element/behaviour-element.ts'
import { number, oneOf, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { rememberFocus } from '../../core/focus/remember-focus.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { isClosed, rememberClosed } from '../../domain/closings.ts'
import closeCss from '../../ui/close-button.css'
import tokensCss from '../../ui/tokens.css'
import { addCloseControl } from './close-control.ts'
import css from './front-banner.css'
import type { BannerCloseSource } from './front-banner-events.ts'
import { frontBannerTexts as t } from './front-banner-messages.ts'
import { keepRoom } from './keep-room.ts'

export const frontBannerAttributes = {
  label: text(),
  days: number(),
  version: text(),
  position: oneOf(['flow', 'bottom'], 'flow'),
}

type FrontBannerHost = BehaviourHost<typeof frontBannerAttributes>

function checkDays(host: FrontBannerHost): void {
  const days = host.getAttribute('days')
  if (days === null) return
  if (!(host.days !== undefined && host.days >= 0)) {
    console.warn(`flx : ${openingTag(host)} : days="${days}" n’est pas un nombre positif ; il est ignoré.`)
  } else if (!host.id) {
    console.warn(`flx : ${openingTag(host)} : sans id, sa fermeture ne peut pas être retenue.`)
  }
}

/** Names the banner as a region of the page, where its author has not. @returns takes the names away. */
function nameRegion(host: FrontBannerHost): () => void {
  const names = { role: 'region', 'aria-label': host.label || t('label') }
  const given = Object.entries(names).filter(([name]) => !host.hasAttribute(name))
  for (const [name, value] of given) host.setAttribute(name, value)
  return () => {
    for (const [name] of given) host.removeAttribute(name)
  }
}

/**
 * Asks the banner to close, and remembers it for the days asked (FRONT-02, FRONT-03).
 * @returns whether it is closed.
 */
export function closeBanner(host: FrontBannerHost, source: BannerCloseSource): boolean {
  if (host.hidden) return true
  if (!emit(host, 'flx-front-banner-close', { source }, { cancelable: true })) return false
  const focus = host.contains(document.activeElement) ? rememberFocus() : undefined
  rememberClosed(host, host.days !== undefined && host.days >= 0 ? host.days : undefined)
  host.hidden = true
  focus?.restore()
  emit(host, 'flx-front-banner-closed', { source })
  return true
}

/** The author's content with a close link, in its place or at the bottom of the window. */
export const frontBanner: Behaviour<typeof frontBannerAttributes> = (host) => {
  for (const styles of [tokensCss, closeCss, css]) adoptStyles(styles)
  checkDays(host)
  if (isClosed(host)) host.hidden = true
  const press = (event: MouseEvent): void => {
    const control = closest(event.target, '[data-flx-close]')
    if (!control || event.defaultPrevented) return
    event.preventDefault()
    closeBanner(host, 'close-link')
  }
  host.addEventListener('click', press)
  const draw = (): (() => void)[] => [nameRegion(host), addCloseControl(host)]
  let drawn = draw()
  const erase = (): void => {
    for (const undo of drawn) undo()
  }
  const stopTexts = onTexts(() => {
    erase()
    drawn = draw()
  })
  const giveRoomBack = host.position === 'bottom' ? keepRoom(host) : undefined
  return () => {
    host.removeEventListener('click', press)
    stopTexts()
    erase()
    giveRoomBack?.()
  }
}
