import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { RequestError } from '../../core/http/request-error.ts'
import { Button } from '../../ui/button.tsx'
import type { Content } from '../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../ui/content-place.tsx'
import { Message } from '../../ui/message.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import { popupTexts } from './popup-messages.ts'
import { handlerOf, type PopupOptions, playerOf } from './popup-options.ts'

interface PopupContentProps {
  options: PopupOptions
  /** Name of a frame or an image. */
  name: string
  frame: Ref<HTMLIFrameElement>
  onLoad(): void
}

/** What a popup shows: a frame, a fragment, an image, a video, or a part of the page. */
export function PopupContent({ options, name, frame, onLoad }: PopupContentProps): ReactNode {
  const { href = '', content } = options
  const handler = handlerOf(options)
  const player = handler === 'video' ? playerOf(href) : undefined
  if (handler === 'inline') return <Inline content={content ?? partOf(href)} onLoad={onLoad} />
  if (handler === 'ajax') return <Fragment href={href} onLoad={onLoad} />
  if (handler === 'image')
    return <Medium message={popupTexts('imageError')} draw={imageOf(href, name)} onLoad={onLoad} />
  if (handler === 'video' && !player) {
    return <Medium message={popupTexts('videoError')} draw={videoOf(href, name)} onLoad={onLoad} />
  }
  return (
    <iframe
      ref={frame}
      className="flx-popup__frame"
      src={player ?? href}
      title={name}
      allow="autoplay; fullscreen; picture-in-picture"
      onLoad={onLoad}
    />
  )
}

interface Events {
  onLoad(): void
  onError(): void
}

function imageOf(href: string, name: string) {
  return (on: Events): ReactNode => <img className="flx-popup__image" src={href} alt={name} {...on} />
}

function videoOf(href: string, name: string) {
  return ({ onLoad, onError }: Events): ReactNode => (
    // biome-ignore lint/a11y/useMediaCaption: the address alone is given; the file may carry its own
    <video
      className="flx-popup__video"
      src={href}
      aria-label={name}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={onLoad}
      onError={onError}
    />
  )
}

interface MediumProps {
  message: string
  draw(on: Events): ReactNode
  onLoad(): void
}

function Medium({ message, draw, onLoad }: MediumProps): ReactNode {
  const [failures, setFailures] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const fail = (): void => {
    setFailed(true)
    onLoad()
  }
  if (!isFailed) return <div key={failures}>{draw({ onLoad, onError: fail })}</div>
  const retry = (): void => {
    setFailures(failures + 1)
    setFailed(false)
  }
  return <Failure message={message} onRetry={retry} />
}

function Failure({ message, onRetry }: { message: string; onRetry(): void }): ReactNode {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {uiTexts('retry')}
    </Button>
  )
  return (
    <Message meaning="error" role="alert" actions={retry}>
      {message}
    </Message>
  )
}

function partOf(href: string): Content | null {
  const part = href.length > 1 ? document.getElementById(decodeURIComponent(href.slice(1))) : null
  if (!part) console.warn(`flx : popup : aucun élément de la page ne porte l’identifiant « ${href} ».`)
  return part
}

function Inline({ content, onLoad }: { content: Content | null; onLoad(): void }): ReactNode {
  const part = useRef(content)
  const prepared = usePreparedContent(part.current)
  useEffect(() => {
    if (prepared !== undefined) onLoad()
  }, [prepared, onLoad])
  return prepared && <ContentPlace content={prepared} className="flx-popup__inline" />
}

/** HTML of the site's server, in the page (POPUP-07). */
function Fragment({ href, onLoad }: { href: string; onLoad(): void }): ReactNode {
  const [attempt, setAttempt] = useState(0)
  const [html, setHtml] = useState<Content | null>(null)
  const [error, setError] = useState('')
  const prepared = usePreparedContent(html)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const stop = new AbortController()
    setError('')
    fetchHtml(href, stop.signal).then(setHtml, (reason: unknown) => {
      if (stop.signal.aborted) return
      setError(reason instanceof RequestError ? reason.message : String(reason))
      onLoad()
    })
    return () => stop.abort()
  }, [href, attempt, onLoad])

  useEffect(() => {
    if (prepared) onLoad()
  }, [prepared, onLoad])

  if (error) return <Failure message={error} onRetry={() => setAttempt(attempt + 1)} />
  return prepared && <ContentPlace content={prepared} className="flx-popup__fragment" />
}

async function fetchHtml(address: string, signal: AbortSignal): Promise<Content> {
  const { sendHtml } = await import('../../core/http/send-html.ts')
  return { html: await sendHtml({ address, method: 'GET', page: true, signal }) }
}
