// A separate file, loaded only by a popup with a fragment: most show a frame.
import { type ReactNode, useEffect, useState } from 'react'
import type { CallBody } from '../../../core/http/call.ts'
import { httpTexts } from '../../../core/http/http-messages.ts'
import { sendHtml } from '../../../core/http/send-html.ts'
import { type Content, ContentPlace, usePreparedContent } from '../../../ui/content.tsx'

import { PopupFailure } from './popup-failure.tsx'

interface PopupFragmentProps {
  href: string
  data: CallBody | undefined
  onLoad(): void
}

/** Renders HTML from the site's server, fetched (POPUP-07) or in answer to posted data (HTTP-04). */
export default function PopupFragment({ href, data, onLoad }: PopupFragmentProps): ReactNode {
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
