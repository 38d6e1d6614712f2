import { type ReactNode, useMemo, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Message } from '../../../ui/message.tsx'
import { StatusLine } from '../../../ui/status-line.tsx'
import { cartTexts } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import { Problem } from './problem.tsx'
import { Refusal } from './refusal.tsx'
import { refusalPlace } from './refusal-place.ts'
import { Removal } from './removal.tsx'
import { SessionOver } from './session-over.tsx'
import { summaryText } from './summary-text.ts'
import { useClearFocus } from './use-clear-focus.ts'

/**
 * The messages of the cart about its requests: a failure and a retry, a refusal, an expired session, a removal that can
 * be undone, new totals. Each live region is in the page before its text, so that screen readers announce it.
 */
export function CartFeedback({ host, engine }: { host: HTMLElement; engine: CartEngine }): ReactNode {
  useTexts(cartTexts)
  const { shown, summary, announcement, expired, removed } = useStored(engine.state)
  const node = useRef<HTMLDivElement>(null)
  useClearFocus(host, node)
  // Computed when the refusal arrives, from the view that is then in the page.
  const place = useMemo(() => announcement && refusalPlace(host, announcement), [host, announcement])
  return (
    <div className="flx-cart__feedback" ref={node}>
      <Problem engine={engine} />
      <div className="flx-cart__said" role="alert">
        {announcement?.kind === 'error' && !place && <Message meaning="error">{announcement.text}</Message>}
      </div>
      <StatusLine className="flx-cart__said">
        {announcement?.kind === 'success' && <Message meaning="success">{announcement.text}</Message>}
      </StatusLine>
      {expired && <SessionOver engine={engine} />}
      <Removal removed={removed} engine={engine} />
      <StatusLine className="flx-visually-hidden">{shown?.type !== 'initial' && summaryText(summary)}</StatusLine>
      {announcement && place && <Refusal place={place} text={announcement.text} />}
    </div>
  )
}
