import { fixture, html } from '@open-wc/testing'
import type { FlxLightboxElement } from '../../elements/lightbox.ts'
import { pictureAddress } from './pictures.ts'
import { waitUntil } from './wait-until.ts'

export const red = pictureAddress(600, 400, 'red')
export const blue = pictureAddress(600, 400, 'blue')
export const green = pictureAddress(400, 600, 'green')

/** Opens a gallery of three images and a single one: `#one`, `#two`, `#three`, `#alone`. */
export function gallery(extra = html``): Promise<FlxLightboxElement> {
  return fixture<FlxLightboxElement>(html`
    <flx-lightbox>
      <a id="one" href=${red} rel="lightbox[a]" title="Rouge"><img alt="" src=${red} width="60" height="40" /></a>
      <a id="two" href=${blue} rel="nofollow lightbox[a]" title="Bleu">bleu</a>
      <a id="three" href=${green} rel="lightbox[a] noopener" title="Vert">vert</a>
      <a id="alone" href=${green} rel="lightbox">seul</a>
      ${extra}
    </flx-lightbox>
  `)
}

/** Opens a lightbox and waits until its code has loaded. */
export async function lightboxFixture(template: Parameters<typeof fixture>[0]): Promise<FlxLightboxElement> {
  return ready(await fixture<FlxLightboxElement>(template))
}

export async function ready(element: FlxLightboxElement): Promise<FlxLightboxElement> {
  await element.ready
  return element
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not there`)
  return found
}

export function dialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog.flx-lightbox')
}

/** Returns the current image once it has loaded; null before. */
export function shownImage(): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>(
    '.pswp__item[aria-hidden="false"] [data-flx-status="shown"] .pswp__img:not(.pswp__img--placeholder)',
  )
}

export function isShown(): boolean {
  return dialog()?.open === true && shownImage() !== null
}

export async function untilShown(): Promise<void> {
  await waitUntil(isShown, 'an image is shown')
}

export async function untilClosed(): Promise<void> {
  await waitUntil(() => dialog() === null, 'the lightbox has closed')
}

/** Closes the lightbox by its button, and waits until it is removed and the history is restored. */
export async function closeLightbox(): Promise<void> {
  document.querySelector<HTMLElement>('.flx-lightbox [aria-label="Fermer"]')?.click()
  await untilClosed()
  await waitUntil(() => !(history.state && 'flxOverlay' in history.state), 'history is back')
}

export function counterText(): string {
  return document.querySelector('.flx-lightbox__counter')?.textContent ?? ''
}

export function captionText(): string {
  return document.querySelector('.flx-lightbox__caption')?.textContent ?? ''
}

/** Returns a control of the lightbox by its accessible name. */
export function control(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.flx-lightbox [aria-label="${label}"]`)
  if (!found) throw new Error(`« ${label} » is not there`)
  return found
}
