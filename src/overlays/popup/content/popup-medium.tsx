// A separate file, loaded only by a popup with an image or a video: most show a frame.
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from '../../../core/i18n/texts.ts'
import { askConsent } from '../../../domain/consent/ask-consent.ts'
import { playerOf, type VideoService, type VideoSource, videoSource } from '../../../domain/video/video-source.ts'
import { Button } from '../../../ui/button.tsx'
import { VideoPlayer } from '../../../ui/video-player.tsx'
import type { PopupHandler } from '../options/popup-options.ts'
import { PopupFailure } from './popup-failure.tsx'

const mediumTexts = messages('popup', {
  imageError: 'L’image n’a pas pu être chargée.',
  videoError: 'La vidéo n’a pas pu être lue.',
  play: 'Lire la vidéo',
})

interface PopupMediumProps {
  handler: PopupHandler
  href: string
  name: string
  onLoad(): void
}

/**
 * Returns the service and the URL that play a video. A player's page that the author gave to a frame keeps its own
 * URL.
 */
function sourceOf(href: string, handler: PopupHandler): VideoSource | undefined {
  const player = handler === 'iframe' ? playerOf(href) : undefined
  return player ? { service: player, address: href } : videoSource(href)
}

/** Renders an image, a video file, or the player of a video site (POPUP-06). */
export default function PopupMedium({ handler, href, name, onLoad }: PopupMediumProps): ReactNode {
  const [isFailed, setFailed] = useState(false)
  const isVideo = handler !== 'image'
  const fail = (): void => {
    setFailed(true)
    onLoad()
  }
  if (isFailed) {
    const message = mediumTexts(isVideo ? 'videoError' : 'imageError')
    return <PopupFailure message={message} onRetry={() => setFailed(false)} {...(isVideo && { href })} />
  }
  if (!isVideo) return <img className="flx-popup__image" src={href} alt={name} onLoad={onLoad} onError={fail} />
  const source = sourceOf(href, handler) ?? { service: null, address: href }
  const player = (
    <VideoPlayer
      {...{ source, name, onLoad }}
      className={`flx-popup__${source.service ? 'frame' : 'video'}`}
      onError={fail}
    />
  )
  return source.service ? (
    <Asked service={source.service} onLoad={onLoad} onLost={fail}>
      {player}
    </Asked>
  ) : (
    player
  )
}

interface AskedProps extends Pick<PopupMediumProps, 'onLoad'> {
  service: VideoService
  /** Called when the code that asks for consent fails to load, perhaps because a content blocker stopped it. */
  onLost(): void
  children: ReactNode
}

/** Renders the player of another site once the page's consent allows it; until then, a button asks again. */
function Asked({ service, onLoad, onLost, children }: AskedProps): ReactNode {
  const asked = useRef<HTMLButtonElement>(null)
  const [isAllowed, setAllowed] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const lose = useEffectEvent((error: unknown) => {
    console.error(error)
    onLost()
  })
  const ask = useCallback(() => {
    if (asked.current) askConsent(asked.current, service).then(() => setAllowed(true), lose)
  }, [service])
  useEffect(() => {
    ask()
    // If nothing on the page asks for consent, the player is allowed before this timer ends.
    const timer = setTimeout(setWaiting, 0, true)
    return () => clearTimeout(timer)
  }, [ask])
  useEffect(() => {
    if (isWaiting && !isAllowed) onLoad()
  }, [isWaiting, isAllowed, onLoad])

  if (isAllowed) return children
  return (
    <Button ref={asked} look="primary" className="flx-popup__play" hidden={!isWaiting} onClick={ask}>
      {mediumTexts('play')}
    </Button>
  )
}
