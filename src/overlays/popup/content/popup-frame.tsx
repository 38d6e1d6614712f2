import { type ReactNode, type Ref, useRef, useState } from 'react'
import { frameRules } from '../../../core/browser/frame-rules.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { PopupFailure } from './popup-failure.tsx'

const frameTexts = messages('popup', { frameError: 'La page n’a pas pu être montrée ici.' })

/**
 * Whether a page of this site has not come, or refuses to be framed: the browser has put a page of its own in its place. One
 * that leads on to another site is that site's to show; of other sites nobody can know (decision 48).
 */
async function isRefused(href: string, frame: HTMLIFrameElement): Promise<boolean> {
  if (new URL(href, document.baseURI).origin !== location.origin) return false
  const shown = frame.contentDocument
  if (shown) return shown.contentType === 'text/html' && !shown.body?.hasChildNodes()
  try {
    const { type, headers } = await fetch(href, { method: 'HEAD', redirect: 'manual' })
    // The viewer of a PDF is the browser's own page, too.
    return type !== 'opaqueredirect' && !headers.get('Content-Type')?.includes('pdf')
  } catch {
    return true
  }
}

interface PopupFrameProps {
  href: string
  /** What it is called. */
  name: string
  frame: Ref<HTMLIFrameElement>
  onLoad(): void
}

/** A page in a frame (POPUP-06). Where there is nothing to see of it, that is said, with a way to it. */
export function PopupFrame({ href, name, frame, onLoad }: PopupFrameProps): ReactNode {
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
