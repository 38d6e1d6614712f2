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
}

/** Renders the player in place of its poster; if the file cannot be played, the poster comes back with a message. */
export function VideoView({ host, link, source, name, failure, onError }: VideoViewProps): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const takePlace = useCallback(
    (player: HTMLElement | null) => {
      if (!player) return
      const hadFocus = [link, document.body].includes(document.activeElement as HTMLElement)
      host.setAttribute('data-flx-playing', '')
      if (hadFocus) player.focus({ preventScroll: true })
      return () => {
        const hasFocus = player.contains(document.activeElement)
        host.removeAttribute('data-flx-playing')
        if (hasFocus) link.focus()
      }
    },
    [host, link],
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
