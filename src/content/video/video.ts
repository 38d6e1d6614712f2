import { isPictureAddress } from '../../core/browser/is-address.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { setStyles } from '../../core/browser/set-styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address, addressBy, text } from '../../core/element/codecs.ts'
import { lateView } from '../../core/element/late-view.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { messages } from '../../core/i18n/texts.ts'
import { askConsent, embedPurpose } from '../../domain/consent/ask-consent.ts'
import { type VideoSource, videoSource } from '../../domain/video/video-source.ts'
import styles from './video.css'

const t = messages('video', {
  play: 'Lire la vidéo',
  playNamed: 'Lire la vidéo : {name}',
  video: 'Vidéo',
  failed: 'La vidéo n’a pas pu être lue ici.',
})

export const videoAttributes = { src: address(), poster: addressBy(isPictureAddress, ''), label: text(), ratio: text() }

/**
 * A poster that becomes the player at a click, in the same box. Until then no other site learns anything about the
 * visitor, nor afterwards without the page's consent. Without script, or for a URL that it cannot play, the poster is
 * a link.
 */
export const video: Behaviour<typeof videoAttributes, VideoMethods> = (host) => {
  adoptStyles(styles)
  const poster = preparePoster(host, host)
  // Read at each click, as a script may change the link.
  const address = (): string => host.src || poster?.link.getAttribute('href') || ''
  if (!poster || !videoSource(address())) {
    console.warn(`flx : ${openingTag(host)} : l’adresse « ${address()} » n’est pas celle d’une vidéo.`)
    return poster?.undo
  }
  const { link } = poster
  const stop = new AbortController()
  const { signal } = stop
  const unstyle = host.ratio ? setStyles(host, { '--flx-video-ratio': host.ratio }) : () => {}
  const view = lateView(host, async () => (await import('./video-view.tsx')).VideoView)
  let playing: Promise<void> | undefined
  let service: VideoSource['service'] = null

  const end = (): void => {
    playing = undefined
    service = null
    view.remove()
  }
  const begin = async (source: VideoSource): Promise<void> => {
    end()
    service = source.service
    link.ariaBusy = 'true'
    const onError = (): void => {
      playing = undefined
    }
    const name = titleOf(link, host.label)
    try {
      await view.show({ host, link, source, name, failure: t('failed'), onError, onAway: end })
      emit(host, 'flx-video-play', source)
    } catch (error) {
      end()
      throw error
    } finally {
      link.ariaBusy = null
    }
  }
  const play = async (): Promise<void> => {
    const source = videoSource(address())
    if (!source) return
    if (source.service) await askConsent(host, source.service)
    if (signal.aborted) return
    playing ??= begin(source)
    await playing
  }
  const press = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !videoSource(address())) return
    event.preventDefault()
    play().catch((error: unknown) => {
      reportError(host, error)
      // The browser follows the link instead.
      goTo(link.href)
    })
  }

  host.methods.provide('play', play)
  host.methods.provide('stop', end)
  link.addEventListener('click', press, { signal })
  for (const type of ['pointerover', 'focusin']) {
    host.addEventListener(type, () => void view.load().catch(() => {}), { signal, once: true })
  }
  // Stops when another video starts, so that only one plays at a time.
  document.addEventListener('flx-video-play', ({ target }) => target !== host && end(), { signal })
  const obey = ({ detail }: DocumentEventMap['flx-consent-change']): void => {
    if (service && (!detail.record || detail.record.purposes[embedPurpose] === false)) end()
  }
  document.addEventListener('flx-consent-change', obey, { signal })
  return () => {
    stop.abort()
    end()
    unstyle()
    poster.undo()
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a video replaces its poster. */
    'flx-video-play': CustomEvent<VideoSource>
  }
}

export interface VideoMethods {
  play(): Promise<void>
  stop(): void
}

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
function preparePoster(
  host: HTMLElement,
  { src, poster, label }: { src: string; poster: string; label: string },
): Poster | undefined {
  const own = host.querySelector<HTMLAnchorElement>('a[href]')
  if (!own && !src) return undefined
  const link = own ?? drawLink(src, poster)
  const named = hasName(link)
  if (!named) link.setAttribute('aria-label', label ? t('playNamed', { name: label }) : t('play'))
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
function titleOf(link: HTMLAnchorElement, label: string): string {
  const says = link.textContent?.trim() || link.querySelector('img')?.alt || ''
  return label || says || t('video')
}
