import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messages } from '../../core/i18n/texts.ts'
import { PopupFailure } from './popup-failure.tsx'
import type { PopupHandler } from './popup-options.ts'
import { playerOf } from './video-player.ts'

const mediumTexts = messages('popup', {
  imageError: 'L’image n’a pas pu être chargée.',
  videoError: 'La vidéo n’a pas pu être lue.',
})

interface PopupMediumProps {
  handler: PopupHandler
  href: string
  name: string
  onLoad(): void
}

/** An image, a video's file, or the player of a video site (POPUP-06). */
export default function PopupMedium({ handler, href, name, onLoad }: PopupMediumProps): ReactNode {
  const [isFailed, setFailed] = useState(false)
  const isVideo = handler === 'video'
  const fail = (): void => {
    setFailed(true)
    onLoad()
  }
  if (isFailed) {
    const message = mediumTexts(isVideo ? 'videoError' : 'imageError')
    return <PopupFailure message={message} onRetry={() => setFailed(false)} />
  }
  if (!isVideo) return <img className="flx-popup__image" src={href} alt={name} onLoad={onLoad} onError={fail} />
  const player = playerOf(href)
  if (player) {
    return (
      <iframe
        className="flx-popup__frame"
        src={player}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture"
        onLoad={onLoad}
      />
    )
  }
  return <VideoFile {...{ href, name, onLoad }} onError={fail} />
}

interface VideoFileProps extends Pick<PopupMediumProps, 'href' | 'name' | 'onLoad'> {
  onError(): void
}

/** Gets its address once it is in the page: a failure that came before would not be heard. */
function VideoFile({ href, name, onLoad, onError }: VideoFileProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.src = href
  }, [href])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the address alone is given; the file may carry its own
    <video
      ref={video}
      className="flx-popup__video"
      aria-label={name}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={onLoad}
      onError={onError}
    />
  )
}
