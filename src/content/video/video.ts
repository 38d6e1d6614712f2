import { isPlainClick } from '../../core/browser/plain-click.ts'
import { setStyles } from '../../core/browser/set-styles.ts'
import { address } from '../../core/element/address-codec.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { text } from '../../core/element/codecs.ts'
import { pictureAddress } from '../../core/element/picture-codec.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { askConsent } from '../../domain/consent/ask-consent.ts'
import { videoSource } from '../../domain/video/video-source.ts'
import { createPlayer } from './player.ts'
import { preparePoster, titleOf } from './poster.ts'
import styles from './video.css'
import { videoTexts } from './video-messages.ts'
import type { VideoMethods } from './video-methods.ts'

export const videoAttributes = { src: address(), poster: pictureAddress(), label: text(), ratio: text() }

/**
 * A poster that becomes the player at a click, in the same box. Until then no other site learns anything of the visitor,
 * and none does where the page's consent is against it. Without script, or for an address that it cannot play, the poster
 * is a link.
 */
export const video: CallableBehaviour<typeof videoAttributes, VideoMethods> = (host) => {
  adoptStyles(styles)
  const poster = preparePoster(host, host)
  const address = host.src || poster?.link.getAttribute('href') || ''
  const source = videoSource(address)
  if (!poster || !source) {
    console.warn(`flx : ${openingTag(host)} : l’adresse « ${address} » n’est pas celle d’une vidéo.`)
    return poster?.undo
  }
  const { link } = poster
  const stop = new AbortController()
  const unstyle = host.ratio ? setStyles(host, { '--flx-video-ratio': host.ratio }) : () => {}
  let player: HTMLElement | undefined

  const end = (): void => {
    if (!player) return
    const hadFocus = player.contains(document.activeElement)
    player.remove()
    player = undefined
    host.removeAttribute('data-flx-playing')
    if (hadFocus) link.focus()
  }
  const fail = (): void => {
    end()
    const message = document.createElement('p')
    message.className = 'flx-video__error'
    message.setAttribute('role', 'alert')
    message.textContent = videoTexts('failed')
    host.append(message)
  }
  const begin = (): void => {
    if (player || stop.signal.aborted) return
    host.querySelector(':scope > .flx-video__error')?.remove()
    const hadFocus = document.activeElement === link
    player = createPlayer(source, titleOf(link, host.label), host)
    player.addEventListener('error', fail)
    host.append(player)
    host.setAttribute('data-flx-playing', '')
    if (hadFocus || document.activeElement === document.body) player.focus({ preventScroll: true })
    emit(host, 'flx-video-play', source)
  }
  const play = async (): Promise<void> => {
    if (source.service) await askConsent(host, source.service)
    begin()
  }

  host.methods.provide('play', play)
  host.methods.provide('stop', end)
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      void play()
    },
    { signal: stop.signal },
  )
  // One voice at a time.
  document.addEventListener('flx-video-play', ({ target }) => target !== host && end(), { signal: stop.signal })
  return () => {
    stop.abort()
    end()
    host.querySelector(':scope > .flx-video__error')?.remove()
    unstyle()
    poster.undo()
  }
}
