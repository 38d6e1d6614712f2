import { findHook } from '../../core/html/find-hook.ts'
import { frontBannerTexts as t } from './front-banner-messages.ts'

const namespace = 'http://www.w3.org/2000/svg'

function cross(): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  const drawing = { class: 'flx-close__sign', viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false' }
  const line = { class: 'flx-close__drawing', d: 'M5 5l10 10M15 5L5 15' }
  for (const [name, value] of Object.entries(drawing)) svg.setAttribute(name, value)
  for (const [name, value] of Object.entries(line)) path.setAttribute(name, value)
  svg.append(path)
  return svg
}

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
  button.append(cross())
  host.append(button)
  return () => button.remove()
}
