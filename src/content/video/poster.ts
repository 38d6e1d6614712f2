import { videoTexts } from './video-messages.ts'

/** The link from which a video starts: the author's own, or one created from the element's attributes. */
export interface Poster {
  link: HTMLAnchorElement
  undo(): void
}

function hasName(link: Element): boolean {
  return Boolean(
    link.getAttribute('aria-label') || link.textContent?.trim() || link.querySelector('img[alt]:not([alt=""])'),
  )
}

function drawLink(address: string, image: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  if (image) {
    const picture = document.createElement('img')
    picture.className = 'flx-video__image'
    picture.src = image
    picture.alt = ''
    link.append(picture)
  }
  return link
}

/** Prepares the link of a video. Returns undefined if there is neither a link nor a URL. */
export function preparePoster(
  host: HTMLElement,
  { src, poster, label }: { src: string; poster: string; label: string },
): Poster | undefined {
  const own = host.querySelector<HTMLAnchorElement>('a[href]')
  if (!own && !src) return undefined
  const link = own ?? drawLink(src, poster)
  const named = hasName(link)
  if (!named) link.setAttribute('aria-label', label ? videoTexts('playNamed', { name: label }) : videoTexts('play'))
  link.classList.add('flx-video__poster')
  if (!own) host.append(link)
  return {
    link,
    undo() {
      if (!own) return link.remove()
      link.classList.remove('flx-video__poster')
      if (link.classList.length === 0) link.removeAttribute('class')
      if (!named) link.removeAttribute('aria-label')
    },
  }
}

/** Returns the name of a video: its label, or the text of its link. */
export function titleOf(link: HTMLAnchorElement, label: string): string {
  const says = link.textContent?.trim() || link.querySelector('img')?.alt || ''
  return label || says || videoTexts('video')
}
