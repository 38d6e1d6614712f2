// Loaded, with React, when the visitor points at the poster or focuses it.
import { type ReactNode, useCallback, useState } from 'react'
import type { VideoSource } from '../../domain/video/video-source.ts'
import { VideoPlayer } from '../../ui/video-player.tsx'

interface VideoViewProps {
  host: Element
  /** The poster, which lies under the player. */
  link: HTMLElement
  source: VideoSource
  name: string
  /** Message for a file that cannot be played. */
  failure: string
  onError(): void
  /** Called when the visitor no longer sees the player: it stands in a block or a window that has been closed. */
  onAway(): void
}

/** Calls the listener when an element is put out of view: in a block that closes, or in a slide that leaves. */
function whenPutAway(element: Element, listener: () => void): () => void {
  const closings = new IntersectionObserver(() => element.checkVisibility() || listener())
  const leave = (): void => {
    if (element.closest('[inert]')) listener()
  }
  closings.observe(element)
  document.addEventListener('flx-slide-change', leave)
  return () => {
    closings.disconnect()
    document.removeEventListener('flx-slide-change', leave)
  }
}

/** Renders the player in place of its poster; if the file cannot be played, the poster comes back with a message. */
export function VideoView({ host, link, source, name, failure, onError, onAway }: VideoViewProps): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const takePlace = useCallback(
    (player: HTMLElement | null) => {
      if (!player) return
      const hadFocus = [link, document.body].includes(document.activeElement as HTMLElement)
      host.setAttribute('data-flx-playing', '')
      if (hadFocus) player.focus({ preventScroll: true })
      const stop = whenPutAway(host, onAway)
      return () => {
        stop()
        const hasFocus = player.contains(document.activeElement)
        host.removeAttribute('data-flx-playing')
        if (hasFocus) link.focus()
      }
    },
    [host, link, onAway],
  )
  if (hasFailed) {
    return (
      <p role="alert" className="flx-video__error">
        {failure}
      </p>
    )
  }
  return (
    <VideoPlayer
      ref={takePlace}
      source={source}
      name={name}
      className="flx-video__player"
      tracks={[...host.querySelectorAll<HTMLTrackElement>(':scope > track')]}
      onError={() => {
        setFailed(true)
        onError()
      }}
    />
  )
}
