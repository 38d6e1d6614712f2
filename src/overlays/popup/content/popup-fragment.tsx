// A file of its own, fetched by a popup that shows such a thing: most show a frame.
import { type ReactNode, useEffect, useState } from 'react'
import { sendHtml } from '../../../core/http/send-html.ts'
import type { Content } from '../../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../../ui/content-place.tsx'
import { PopupFailure } from './popup-failure.tsx'

/** HTML of the site's server, in the page (POPUP-07). */
export default function PopupFragment({ href, onLoad }: { href: string; onLoad(): void }): ReactNode {
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<Content | null>(null)
  const [error, setError] = useState('')
  const prepared = usePreparedContent(content)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const stop = new AbortController()
    setError('')
    sendHtml({ address: href, method: 'GET', page: true, signal: stop.signal }).then(
      (html) => setContent({ html }),
      (reason: unknown) => {
        if (stop.signal.aborted) return
        setError(reason instanceof Error ? reason.message : String(reason))
        onLoad()
      },
    )
    return () => stop.abort()
  }, [href, attempt, onLoad])

  useEffect(() => {
    if (prepared) onLoad()
  }, [prepared, onLoad])

  if (error) return <PopupFailure message={error} onRetry={() => setAttempt(attempt + 1)} />
  return prepared && <ContentPlace content={prepared} className="flx-popup__fragment" />
}
