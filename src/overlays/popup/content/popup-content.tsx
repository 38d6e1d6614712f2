import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { frameRules } from '../../../core/browser/frame-rules.ts'
import { elementOfHash } from '../../../core/browser/navigation.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { playerOf } from '../../../domain/video/video-source.ts'
import type { Content } from '../../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../../ui/content-place.tsx'
import { handlerOf, type PopupOptions } from '../options/popup-options.ts'
import { PopupFailure } from './popup-failure.tsx'

const frameTexts = messages('popup', { frameError: 'La page n’a pas pu être montrée ici.' })

/**
 * Returns true if a page of this site did not load or refuses to be framed, so that the browser shows an error page
 * instead. A page that redirects to another site counts as shown, and nothing can be known about pages of other sites
 * (decision 48).
 */
async function isRefused(href: string, frame: HTMLIFrameElement): Promise<boolean> {
  if (new URL(href, document.baseURI).origin !== location.origin) return false
  const shown = frame.contentDocument
  if (shown) return shown.contentType === 'text/html' && !shown.body?.hasChildNodes()
  try {
    const { type, headers } = await fetch(href, { method: 'HEAD', redirect: 'manual' })
    // The viewer of a PDF also is a page of the browser.
    return type !== 'opaqueredirect' && !headers.get('Content-Type')?.includes('pdf')
  } catch {
    return true
  }
}

interface PopupFrameProps {
  href: string
  name: string
  frame: Ref<HTMLIFrameElement>
  onLoad(): void
}

/** Renders a page in a frame (POPUP-06). If it cannot be shown there, renders an error with a link to it. */
function PopupFrame({ href, name, frame, onLoad }: PopupFrameProps): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const isFirst = useRef(true)
  const look = async (shown: HTMLIFrameElement): Promise<void> => {
    if (isFirst.current && (await isRefused(href, shown))) setFailed(true)
    isFirst.current = false
    onLoad()
  }
  if (hasFailed) return <PopupFailure message={frameTexts('frameError')} href={href} />
  return (
    <iframe
      ref={frame}
      className="flx-popup__frame"
      {...frameRules(href)}
      src={href}
      title={name}
      allow="fullscreen"
      onLoad={({ currentTarget }) => void look(currentTarget)}
    />
  )
}

/** `lazy` caches a failure for good, so a new one is made after it, and the next popup loads the code again. */
const loadedContent = () =>
  lazy(() =>
    import('./loaded-content.tsx').catch((error: unknown) => {
      LoadedContent = loadedContent()
      throw error
    }),
  )
let LoadedContent = loadedContent()

interface PopupContentProps {
  options: PopupOptions
  name: string
  frame: Ref<HTMLIFrameElement>
  onLoad(): void
}

/** Renders the content of a popup: a frame, a fragment, an image, a video, or a part of the page. */
export function PopupContent({ options, name, frame, onLoad }: PopupContentProps): ReactNode {
  const { href = '', content, data } = options
  const handler = handlerOf(options)
  if (handler === 'inline') return <Inline content={content} href={href} onLoad={onLoad} />
  // A video player needs consent, whichever handler frames it (COOKIE-02).
  if (handler === 'iframe' && !playerOf(href)) {
    return <PopupFrame {...{ href, name, frame, onLoad }} />
  }
  return (
    <Suspense>
      <LoadedContent {...{ handler, href, data, name, onLoad }} />
    </Suspense>
  )
}

function partOf(href: string): Content | null {
  const part = elementOfHash(href)
  if (!part) console.warn(`flx : popup : aucun élément de la page ne porte l’identifiant « ${href} ».`)
  return part
}

interface InlineProps extends Pick<PopupContentProps, 'onLoad'> {
  content: Content | undefined
  href: string
}

function Inline({ content, href, onLoad }: InlineProps): ReactNode {
  const part = useRef<Content | null>(undefined)
  part.current ??= content ?? partOf(href)
  const prepared = usePreparedContent(part.current)
  useEffect(() => {
    if (prepared !== undefined) onLoad()
  }, [prepared, onLoad])
  return prepared && <ContentPlace content={prepared} className="flx-popup__inline" />
}
