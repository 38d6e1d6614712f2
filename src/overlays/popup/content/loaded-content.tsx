// Loaded with the first popup that shows a fragment, an image or a video: most show a frame.
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallBody } from '../../../core/http/call.ts'
import { httpTexts } from '../../../core/http/http-messages.ts'
import { sendHtml } from '../../../core/http/send.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { askConsent } from '../../../domain/consent/ask-consent.ts'
import { playerOf, type VideoService, type VideoSource, videoSource } from '../../../domain/video/video-source.ts'
import { Button } from '../../../ui/button.tsx'
import type { Content } from '../../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../../ui/content-place.tsx'
import { VideoPlayer } from '../../../ui/video-player.tsx'
import type { PopupHandler } from '../options/popup-options.ts'
import { PopupFailure } from './popup-failure.tsx'

const mediumTexts = messages('popup', {
  imageError: 'L’image n’a pas pu être chargée.',
  videoError: 'La vidéo n’a pas pu être lue.',
  play: 'Lire la vidéo',
})

interface LoadedContentProps {
  handler: PopupHandler
  href: string
  /** Data to post to the URL of a fragment. */
  data: CallBody | undefined
  name: string
  onLoad(): void
}

export default function LoadedContent({ handler, href, data, name, onLoad }: LoadedContentProps): ReactNode {
  return handler === 'ajax' ? <Fragment {...{ href, data, onLoad }} /> : <Medium {...{ handler, href, name, onLoad }} />
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
function Medium({ handler, href, name, onLoad }: Omit<LoadedContentProps, 'data'>): ReactNode {
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

interface AskedProps extends Pick<LoadedContentProps, 'onLoad'> {
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

/** Renders HTML from the site's server, fetched (POPUP-07) or in answer to posted data (HTTP-04). */
function Fragment({ href, data, onLoad }: Pick<LoadedContentProps, 'href' | 'data' | 'onLoad'>): ReactNode {
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<Content | null>(null)
  const [error, setError] = useState('')
  const prepared = usePreparedContent(content)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const stop = new AbortController()
    setError('')
    const call = data === undefined ? { method: 'GET' } : { body: data }
    sendHtml({ address: href, ...call, page: true, signal: stop.signal }).then(
      (answer) => setContent({ answer }),
      (reason: unknown) => {
        if (stop.signal.aborted) return
        setError(reason instanceof Error ? reason.message : String(reason))
        onLoad()
      },
    )
    return () => stop.abort()
  }, [href, data, attempt, onLoad])

  useEffect(() => {
    if (prepared) onLoad()
  }, [prepared, onLoad])

  // An empty popup would tell the visitor nothing, so an error is shown instead.
  const failed = error || (prepared?.isEmpty ? httpTexts('wrong-kind') : '')
  if (failed) return <PopupFailure message={failed} onRetry={() => setAttempt(attempt + 1)} />
  return prepared && <ContentPlace content={prepared} className="flx-popup__fragment" />
}
