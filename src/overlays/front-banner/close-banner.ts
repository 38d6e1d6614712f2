import { emit } from '../../core/events.ts'
import { rememberFocus } from '../../core/focus/remember-focus.ts'
import { rememberClosed } from '../../domain/closings.ts'
import type { BannerCloseSource } from './front-banner-events.ts'

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
