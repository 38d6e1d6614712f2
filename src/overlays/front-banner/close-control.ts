import { findHook } from '../../core/html/find-hook.ts'
import { frontBannerTexts as t } from './front-banner-messages.ts'

/** Adds the close link of a banner, unless its author wrote one (`data-flx-close`). @returns takes it away. */
export function addCloseControl(host: HTMLElement): () => void {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount]')) dead.remove()
  if (findHook(host, '[data-flx-close]')) return () => {}
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-close flx-front-banner__close'
  button.title = t('close')
  button.setAttribute('aria-label', t('close'))
  button.dataset.flxClose = ''
  button.dataset.flxMount = ''
  host.append(button)
  return () => button.remove()
}
