// Fetched, with React, once the poster is touched.
import { type ReactNode, useCallback, useState } from 'react'
import type { VideoSource } from '../../domain/video/video-source.ts'
import { VideoPlayer } from '../../ui/video-player.tsx'

interface VideoViewProps {
  host: Element
  /** The poster, under the player while it plays. */
  link: HTMLElement
  source: VideoSource
  name: string
  /** What is said of a file that cannot be played. */
  failure: string
  onError(): void
}

/** The player in the place of its poster; of a file that cannot be played the poster is there again, with a word. */
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
